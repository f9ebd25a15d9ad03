'use client';

import { atom } from 'jotai';

/** True while a client navigation to another path waits for its page. */
export const navigationPending = atom(false);

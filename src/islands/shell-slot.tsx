'use client';

import { type ReactNode, use } from 'react';
import type {} from '../boot/start-app.ts';
import { decodePayload } from '../waku/browser/decode-payload.ts';

let fetched: Promise<ReactNode> | undefined;

/**
 * What is round every page. It comes from a payload of its own, once for all pages, so that no
 * page's payload carries it; only the development server hands it in.
 */
export function ShellSlot({ shell }: { shell?: ReactNode }) {
  return shell ?? use(fetchShell());
}

function fetchShell(): Promise<ReactNode> {
  fetched ??= decodeShell();
  return fetched;
}

async function decodeShell(): Promise<ReactNode> {
  if (!globalThis.__SITE_SHELL__) throw new Error('The shell was not requested.');
  const { shell } = await decodePayload<{ shell: ReactNode }>(globalThis.__SITE_SHELL__);
  return shell;
}

'use client';

import { type ReactNode, use } from 'react';
import type {} from '../boot/start-app.ts';
import { decodePayload } from '../waku/browser/decode-payload.ts';

let fetched: Promise<ReactNode> | undefined;

/**
 * The shell around every page. It has its own payload, loaded once, so that no page's payload contains it; only
 * the development server passes it directly.
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

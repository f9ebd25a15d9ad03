'use client';

import { type ReactNode, use } from 'react';
import flight from 'react-server-dom-webpack/client';
import type {} from '../boot/load-app.ts';

let fetched: Promise<ReactNode> | undefined;

/**
 * What is round every page. While a page is rendered the shell is handed in; in a browser it comes
 * from a payload of its own, once for all pages, so that no page's payload carries it.
 */
export function ShellSlot({ shell }: { shell?: ReactNode }) {
  return shell ?? use(fetchShell());
}

function fetchShell(): Promise<ReactNode> {
  fetched ??= decodeShell();
  return fetched;
}

async function decodeShell(): Promise<ReactNode> {
  if (!globalThis.__SITE_SHELL__) throw new Error('The shell of the page was not asked for.');
  const { shell } = await flight.createFromFetch<{ shell: ReactNode }>(globalThis.__SITE_SHELL__);
  return shell;
}

import { useSyncExternalStore } from 'react';
import { useRouter } from 'waku';
import { pageEvent } from '../../../boot/site-events.ts';
import { readItem } from '../../../boot/storage.ts';
import { isServer } from '../../../islands/section-state.ts';
import { type OpenVersion, readOpenVersion } from '../boot/open-version.ts';

declare global {
  /** Set where pages are rendered: finds the version of a page by its path as in the router. */
  var __SITE_VERSIONS__: ((path: string) => OpenVersion | undefined) | undefined;
}

const preferredKey = 'docs-preferred-version-default';

/** The version of the current page, and where that page is in others; updates after navigations. */
export function useOpenVersion(): Partial<OpenVersion> {
  const { path } = useRouter();
  const read = () => JSON.stringify(readOpenVersion());
  const readFirst = () =>
    isServer ? JSON.stringify(globalThis.__SITE_VERSIONS__?.(path) ?? {}) : read();
  return JSON.parse(useSyncExternalStore(followPages, read, readFirst));
}

/** The one of some versions that a visitor reads: that of the page, else the preferred one, else the first. */
export function useVersionChoice<Choice extends { version: string }>(
  choices: readonly Choice[],
): Choice | undefined {
  const { name } = useOpenVersion();
  const preferred = useSyncExternalStore(
    followPreference,
    () => readItem(preferredKey),
    () => null,
  );
  const find = (wanted: string | null | undefined) =>
    choices.find(({ version }) => version === wanted);
  return find(name) ?? (name === undefined ? find(preferred) : undefined) ?? choices[0];
}

function followPages(changed: () => void): () => void {
  addEventListener(pageEvent, changed);
  return () => removeEventListener(pageEvent, changed);
}

/** The preference changes with a press, which opens another page, and in other tabs. */
function followPreference(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

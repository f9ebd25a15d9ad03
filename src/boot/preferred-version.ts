import { deleteItem, readItem, storeItem } from './storage.ts';

const key = 'docs-preferred-version-default';

/** Forgets the preferred version of the docs if it no longer exists. */
export function checkVersion(): void {
  const preferred = readItem(key);
  if (preferred !== null && preferred !== document.documentElement.dataset.docsVersion) {
    deleteItem(key);
  }
}

/** Remembers the version whose link was pressed. */
export function pressVersion(target: Element): void {
  const version = target.closest<HTMLElement>('[data-version-pick]')?.dataset.versionPick;
  if (version) storeItem(key, version);
}

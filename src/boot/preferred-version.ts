import { deleteItem, readItem, storeItem } from './storage.ts';

const key = 'docs-preferred-version-default';

/** Forgets a version of the docs that there is not any more. */
export function checkVersion(): void {
  const preferred = readItem(key);
  if (preferred !== null && preferred !== document.documentElement.dataset.docsVersion) {
    deleteItem(key);
  }
}

/** Remembers the version whose link is pressed. */
export function pressVersion(target: Element): void {
  const version = target.closest<HTMLElement>('[data-version-pick]')?.dataset.versionPick;
  if (version) storeItem(key, version);
}

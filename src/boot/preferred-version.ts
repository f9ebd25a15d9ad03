import { closestAt } from './closest-at.ts';
import { deleteItem, readItem, storeItem } from './storage.ts';

const key = 'docs-preferred-version-default';

/** Forgets a version of the docs that there is not any more, and remembers one whose link is pressed. */
export function start(): void {
  const preferred = readItem(key);
  if (preferred !== null && preferred !== document.documentElement.dataset.docsVersion) {
    deleteItem(key);
  }
  addEventListener('click', pressVersion, true);
}

function pressVersion(event: Event): void {
  const version = closestAt(event, '[data-version-pick]')?.dataset.versionPick;
  if (version) storeItem(key, version);
}

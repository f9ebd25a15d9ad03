import { withStorage } from './storage.ts';

const key = 'docs-preferred-version-default';

/** Forgets a version of the docs that there is not any more. */
export function checkPreferredVersion(): void {
  withStorage((storage) => {
    const preferred = storage.getItem(key);
    if (preferred !== null && preferred !== document.documentElement.dataset.docsVersion) {
      storage.removeItem(key);
    }
  });
}

/** Remembers a version whose link is pressed. */
export function pressVersion(target: Element): void {
  const { versionPick } = target.closest<HTMLElement>('[data-version-pick]')?.dataset ?? {};
  if (versionPick) withStorage((storage) => storage.setItem(key, versionPick));
}

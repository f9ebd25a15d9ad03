import { readOpenVersion } from './boot/open-version.ts';

/** Has links to other versions keep the query and fragment of the page, if they lead to the same page. */
export function startPagePart(): void {
  for (const kind of ['click', 'auxclick']) addEventListener(kind, keepAddress, true);
}

function keepAddress({ target }: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[data-version-pick]');
  if (!link) return;
  const { search, hash } = location;
  const isSame = readOpenVersion().hrefs?.[link.dataset.versionPick ?? ''] !== undefined;
  Object.assign(link, isSame ? { search, hash } : { search: '', hash: '' });
}

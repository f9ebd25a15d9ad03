/** Has links to the page in other languages keep its query and fragment. */
export function startPagePart(): void {
  for (const kind of ['click', 'auxclick']) addEventListener(kind, keepAddress, true);
}

function keepAddress({ target }: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-pick]');
  if (link) Object.assign(link, { search: location.search, hash: location.hash });
}

import { findNearest, readPathWords } from './nearest-addresses.ts';

/**
 * Improves the not-found page: lists the pages with the most similar addresses, and puts the words of the address
 * into the search. The address is only compared and shown as text.
 */
export async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  const { pathname } = location;
  const base = import.meta.env.BASE_URL;
  const wanted = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-query]')) {
    const url = new URL(link.href);
    url.searchParams.set(link.dataset.query ?? '', readPathWords(wanted));
    link.href = url.href;
  }
  const answer = await fetch(`${base}addresses.txt`).catch(() => undefined);
  if (!place || !answer?.ok) return;
  const nearest = findNearest(await answer.text(), wanted, base);
  place.hidden = nearest.length === 0;
  place.querySelector('ul')?.replaceChildren(
    ...nearest.map(({ address, title }) => {
      const [item, link] = [document.createElement('li'), document.createElement('a')];
      link.href = address;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
}

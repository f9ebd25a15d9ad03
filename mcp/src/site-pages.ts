import { findNearest } from '../../src/boot/nearest-addresses.ts';
import type { ReadFile } from './site-files.ts';

/** A page of the site; its address is from the root, percent-encoded: `/docs/learn/`. */
export type SitePage = { address: string; title: string };

export type SitePages = {
  /** The start of all addresses. */
  base: string;
  /**
   * Finds a page by its address or by an old address that redirects to it, in any common form.
   * @param address `/docs/learn/`, `docs/learn`, `/docs/learn.md` or an absolute URL, with or without fragment
   */
  find: (address: string) => SitePage | undefined;
  /** Lists the page at an address, in any form as for `find`, and those below it. */
  listBelow: (address: string) => readonly SitePage[];
  /** Lists the pages that may have been meant by an address. */
  findNearest: (address: string) => readonly SitePage[];
};

/** @throws if the site has no list of its addresses */
export async function readPages(read: ReadFile): Promise<SitePages> {
  const list = await read('addresses.txt');
  if (list === undefined) throw new Error('There is no addresses.txt here. Is this a built site?');
  const rows = list.split('\n').map((line) => line.split('\t'));
  // A row with a third field is for an old address of a page that has its own row.
  const all = rows.flatMap(([address = '', title = '', old]) =>
    address && old === undefined ? [{ address, title }] : [],
  );
  const base = all[0]?.address ?? '/';
  const olds = rows.flatMap(([address = '', title = '', old]) =>
    old === undefined
      ? []
      : [[plainPath(old), { address: address.replace(/#.*/, ''), title }] as const],
  );
  const byPath = new Map([...olds, ...all.map((page) => [plainPath(page.address), page] as const)]);
  const find = (address: string) =>
    byPath.get(plainPath(address)) ?? byPath.get(plainPath(`${base}${plainPath(address)}`));
  const listBelow = (address: string) => {
    const below = (path: string) =>
      path === ''
        ? all
        : all.filter(({ address }) => `${plainPath(address)}/`.startsWith(`${path}/`));
    const pages = below(plainPath(address));
    return pages.length > 0 ? pages : below(plainPath(`${base}${plainPath(address)}`));
  };
  const nearest = (address: string) => findNearest(list, plainPath(address), base);
  return { base, find, listBelow, findNearest: nearest };
}

/** Removes the origin, query, fragment, outer slashes and file extension from an address. */
function plainPath(address: string): string {
  const [path = ''] = address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
  const trimmed = path
    .replace(/(?:(?:^|\/)index)?\.(?:html|md)$/, '')
    .split('/')
    .filter(Boolean)
    .join('/');
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

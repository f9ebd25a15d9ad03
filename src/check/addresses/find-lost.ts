import type { LockLine } from '../../content/address-lock.ts';
import type { SiteAddresses } from './list-addresses.ts';

/** A recorded address that no longer resolves. */
export type LostAddress = LockLine & {
  /** The address of its page, without id. */
  page: string;
  id?: string;
  /** The target of the page's redirect, which has no such id. */
  to?: string;
};

/** Finds the recorded addresses that a site no longer has. A lost page is listed without its headings. */
export function findLost(lines: readonly LockLine[], addresses: SiteAddresses): LostAddress[] {
  const lost = lines.flatMap((line) => findLoss(line, addresses) ?? []);
  const pages = new Set(lost.flatMap(({ id, page }) => (id === undefined ? page : [])));
  return lost.filter(({ id, page }) => id === undefined || !pages.has(page));
}

function findLoss(line: LockLine, { targets, headings }: SiteAddresses): LostAddress | undefined {
  if (headings.has(line.address)) return undefined;
  const [page = ''] = line.address.split('#', 1);
  const id = page === line.address ? undefined : line.address.slice(page.length + 1);
  const target = targets.get(page);
  const lost = { ...line, page, ...(id !== undefined && { id }) };
  if (!target) return lost;
  if (id === undefined) return undefined;
  const { to } = target;
  if (to === undefined) return hasId(target.ids, id) ? undefined : lost;
  // Browsers keep the fragment on a redirect, unless its target has one. Other sites can't be checked.
  if (!to.startsWith('/') || to.startsWith('//') || to.includes('#')) return undefined;
  const end = targets.get(new URL(to, 'https://site.invalid').pathname);
  return hasId(end?.ids, id) ? undefined : { ...lost, to };
}

/** True if a page has an id, or if its ids aren't known. */
function hasId(ids: ReadonlySet<string> | undefined, id: string): boolean {
  return ids === undefined || ids.has(id);
}

/** Lists the addresses of a site that aren't in its lock yet. */
export function findUnrecorded(lines: readonly LockLine[], { recorded }: SiteAddresses): string[] {
  const known = new Set(lines.map(({ address }) => address));
  return recorded.filter((address) => !known.has(address));
}

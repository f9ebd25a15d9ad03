import type { LockLine } from '../read/address-lock.ts';
import type { SiteAddresses } from './list-addresses.ts';

/** An address that leads nowhere any more. */
export type LostAddress = LockLine & {
  /** Its page, without id. */
  page: string;
  id?: string;
  /** Where the page leads, which is there but has not this id. */
  to?: string;
};

/** Finds the addresses of a lock that a site has lost; of a lost page its headings are not told apart. */
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
  // The fragment goes along with a redirect, but to one that has its own, or to another site.
  if (!to.startsWith('/') || to.startsWith('//') || to.includes('#')) return undefined;
  const end = targets.get(new URL(to, 'https://site.invalid').pathname);
  return hasId(end?.ids, id) ? undefined : { ...lost, to };
}

/** Of a page whose ids are not known, nothing is said. */
function hasId(ids: ReadonlySet<string> | undefined, id: string): boolean {
  return ids === undefined || ids.has(id);
}

/** The addresses of a site that its lock does not have yet. */
export function findUnrecorded(lines: readonly LockLine[], { recorded }: SiteAddresses): string[] {
  const known = new Set(lines.map(({ address }) => address));
  return recorded.filter((address) => !known.has(address));
}

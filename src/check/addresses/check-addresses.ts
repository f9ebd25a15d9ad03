import path from 'node:path';
import type { ReadContent } from '../../compile/files/read-content.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { type LockLine, lockFile, readLock } from '../../content/address-lock.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { suggestId } from '../../links/missing-id.ts';
import { listFiles } from '../../node/list-files.ts';
import { listAddresses, type SiteAddresses } from './list-addresses.ts';

/** How many unrecorded addresses a warning names. */
const maxNamed = 3;

/** Lists the addresses of a site, those of the files in `public/` included. */
export function readAddresses(
  root: string,
  site: SiteConfig,
  { index }: Pick<ReadContent, 'index'>,
): SiteAddresses {
  const files = listFiles(path.join(root, 'public')).map((name) => `/${name}`);
  return listAddresses(index, site, files);
}

/**
 * Compares the addresses of a site with those in its lock. A recorded address that no longer resolves is an error;
 * an address that isn't recorded is a warning, since its loss would go unnoticed. A site without a lock has no
 * diagnostics of this kind, and neither has one whose files have diagnostics, since their addresses are unknown.
 */
export function checkAddresses(
  root: string,
  site: SiteConfig,
  content: Pick<ReadContent, 'index' | 'failed'>,
): Diagnostic[] {
  const lock = readLock(root);
  if (!lock) return [];
  if (content.failed.size > 0) return lock.diagnostics;
  const addresses = readAddresses(root, site, content);
  const lost = describeLosses(findLost(lock.lines, addresses), addresses);
  const unrecorded = findUnrecorded(lock.lines, addresses);
  return [...lock.diagnostics, ...lost, ...describeUnrecorded(unrecorded)];
}

/** Pages of a folder that is gone, such as that of a version of the docs, are lost for one reason. */
function describeLosses(lost: readonly LostAddress[], addresses: SiteAddresses): Diagnostic[] {
  const kept = new Set([...addresses.targets.keys()].flatMap(listFolders));
  const goneFolder = ({ page }: LostAddress) =>
    listFolders(page).find((folder) => !kept.has(folder)) ?? '';
  return [...Map.groupBy(lost, goneFolder)].flatMap(([folder, all]) => {
    const [first] = all;
    if (folder === '' || !first || all.length <= maxNamed)
      return all.map((loss) => describeLoss(loss, addresses));
    const message = `${all.length} addresses below ${folder} no longer exist: ${first.address}, …`;
    const hint = `Restore them, redirect them in site.config.ts, or accept the loss: npm run addresses -- accept '${folder}*'`;
    return { file: lockFile, line: first.line, column: 1, message, hint };
  });
}

/** `/docs/`, `/docs/1.0/` of `/docs/1.0/use/`. */
const listFolders = (address: string) =>
  Array.from(address.matchAll(/(?<=.)\//g), ({ index }) => address.slice(0, index + 1));

function describeLoss(lost: LostAddress, addresses: SiteAddresses): Diagnostic {
  const { address, line, page, id, to } = lost;
  const { targets } = addresses;
  const from = decodeURI(page) + (id === undefined ? '' : `#${id}`);
  const ways = [
    id === undefined ? 'Restore it' : `Restore it, with {#${id}}`,
    // A redirect can replace a page.
    ...(page.endsWith('/')
      ? [`or redirect it with { from: '${from}', to: '…' } in redirects of site.config.ts`]
      : []),
    `or accept the loss: npm run addresses -- accept '${address}'`,
  ].join(', ');
  const at = { file: lockFile, line, column: 1 };
  // The page of a lost heading may have no line in the lock.
  if (id === undefined || !targets.has(page)) {
    const nearest = findNearestName(page, [...targets.keys()].sort());
    const hint = `${ways}.${nearest === undefined ? '' : ` The nearest address is ${nearest}.`}`;
    return { ...at, message: `${address} no longer exists`, hint };
  }
  const end = to ?? page;
  const ids = [...(targets.get(end.replace(/[?#].*/, ''))?.ids ?? [])];
  const place = to === undefined ? page : `${page} redirects to ${to}, which`;
  const message = `${address} no longer exists: ${place} has no id "${id}"`;
  return { ...at, message, hint: `${ways}. ${suggestId(id, ids)}` };
}

function describeUnrecorded(addresses: readonly string[]): Diagnostic[] {
  if (addresses.length === 0) return [];
  const named = addresses.slice(0, maxNamed).join(', ');
  const more = addresses.length > maxNamed ? ', …' : '';
  const count = addresses.length === 1 ? '1 address is' : `${addresses.length} addresses are`;
  const message = `${count} not recorded yet: ${named}${more}`;
  const hint = 'Run `npm run addresses` and commit the file, so that no build loses them.';
  return [{ file: lockFile, message, hint, severity: 'warning' }];
}

/** A recorded address that no longer resolves. */
type LostAddress = LockLine & {
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
  const locked = new Set(lines.map(({ address }) => address));
  return recorded.filter((address) => !locked.has(address));
}

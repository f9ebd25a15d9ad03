import { readAddress } from '../policy/read-address.ts';
import type { BuiltPage } from './built-page.ts';

type Added = boolean | Readonly<Record<string, readonly string[] | undefined>>;

/** How many pages are named for a source, and how many lines are printed. */
const [maxNamedPages, maxLines] = [3, 20];

/**
 * Describes which pages may load more than the common policy allows, from where, and which element requires it.
 * Hosts in the configuration are listed once, because they aren't specific to a page.
 * @returns undefined if all pages have the common policy
 */
export function describeWiderPolicies(
  pages: ReadonlyMap<string, BuiltPage>,
  added: Added,
): string | undefined {
  if (typeof added === 'boolean') return undefined;
  const named = Object.entries(added).flatMap(([field, sources = []]) =>
    field === 'trustedTypes' ? [] : sources.map((source) => `${directiveOf(field)} ${source}`),
  );
  const asked = new Map<string, string[]>();
  for (const [page, built] of pages) {
    for (const allowed of built.policySources) {
      if (named.includes(allowed) || allowed.startsWith('connect-src ')) continue;
      const line = `${allowed} for ${findReason(allowed, built)}`;
      asked.set(line, [...(asked.get(line) ?? []), page]);
    }
  }
  const lines = [
    ...named.map((allowed) => `${allowed} on every page, named by site.config.ts`),
    ...[...asked].sort().map(([line, all]) => `${line} on ${listPages(all.sort())}`),
  ];
  if (lines.length === 0) return undefined;
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
  const shown = [...lines.slice(0, maxLines), ...more].map((line) => `  ${line}`);
  return `More than the standard policy:\n${shown.join('\n')}\n`;
}

/** The first address of a page with this source. */
function findReason(allowed: string, { assets }: BuiltPage): string {
  const source = allowed.slice(allowed.indexOf(' ') + 1);
  const found = assets.find((address) => {
    const read = readAddress(address);
    return read?.kind === 'foreign' && read.source === source;
  });
  if (!found) return 'a style';
  return found.length > 80 ? `${found.slice(0, 79)}…` : found;
}

function listPages(pages: readonly string[]): string {
  const more = pages.length - maxNamedPages;
  return pages.slice(0, maxNamedPages).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** `imgSrc` becomes `img-src`. */
function directiveOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

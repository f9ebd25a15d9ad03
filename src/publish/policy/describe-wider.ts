import type { PolicyHosts } from './page-needs.ts';
import { readAddress } from './read-address.ts';
import { directiveOf } from './write-policy.ts';

/** What is read of a built page: its policy, and the addresses that it loads. */
type PolicyPage = { policy: string; assets: readonly string[] };

/** How many pages are named for a source, and how many lines are printed. */
const [maxNamedPages, maxLines] = [3, 20];

/**
 * Describes which pages may load more than the common policy allows, from where, and which element requires it.
 * Hosts in the configuration are listed once, because they aren't specific to a page.
 * @returns undefined if all pages have the common policy
 */
export function describeWiderPolicies(
  pages: ReadonlyMap<string, PolicyPage>,
  added: PolicyHosts,
): string | undefined {
  if (typeof added === 'boolean') return undefined;
  const named = Object.entries(added).flatMap(([field, sources = []]) =>
    field === 'trustedTypes' ? [] : sources.map((source) => `${directiveOf(field)} ${source}`),
  );
  const pagesByLine = new Map<string, string[]>();
  for (const [page, built] of pages) {
    for (const allowed of listSources(built.policy)) {
      if (named.includes(allowed) || allowed.startsWith('connect-src ')) continue;
      const line = `${allowed} for ${findReason(allowed, built)}`;
      pagesByLine.set(line, [...(pagesByLine.get(line) ?? []), page]);
    }
  }
  const lines = [
    ...named.map((allowed) => `${allowed} on every page, named by site.config.ts`),
    ...[...pagesByLine].sort().map(([line, all]) => `${line} on ${listPages(all.sort())}`),
  ];
  if (lines.length === 0) return undefined;
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
  const shown = [...lines.slice(0, maxLines), ...more].map((line) => `  ${line}`);
  return `More than the standard policy:\n${shown.join('\n')}\n`;
}

/** The sources that all policies have, without keywords. */
const common = ['img-src data:', 'font-src data:'];

/** What a policy allows besides this site and inline code: `img-src a.example`. */
function listSources(policy: string): string[] {
  return policy.split('; ').flatMap((text) => {
    const [directive = '', ...sources] = text.split(' ');
    if (directive === 'trusted-types') return [];
    const hosts = sources.filter((source) => !source.startsWith("'"));
    return hosts.map((host) => `${directive} ${host}`).filter((each) => !common.includes(each));
  });
}

/** The first address of a page with this source. */
function findReason(allowed: string, { assets }: PolicyPage): string {
  const source = allowed.slice(allowed.indexOf(' ') + 1);
  const reason = assets.find((address) => {
    const read = readAddress(address);
    return read?.kind === 'foreign' && read.source === source;
  });
  if (!reason) return 'a style';
  return reason.length > 80 ? `${reason.slice(0, 79)}…` : reason;
}

function listPages(pages: readonly string[]): string {
  const more = pages.length - maxNamedPages;
  return pages.slice(0, maxNamedPages).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LinkKind, OnBroken } from '../../links/check-link.ts';
import { payloadFolder } from '../../waku/names/payload-folder.ts';
import type { AuthorPlace } from './author-places.ts';
import type { BrokenLink } from './broken-links.ts';

/** The hint for links that no author wrote: those were checked before rendering, see `links/check-link`. */
const ours =
  'Links in texts were checked before, so this one comes from a component, HTML in site.config.ts, or the site itself. Fix it there.';

export type LinkDiagnosticSettings = {
  /** With slashes at both ends. */
  baseUrl: string;
  /** How broken links, and files that a page loads, are reported; as errors by default. */
  onBroken?: Partial<Record<LinkKind | 'assets', OnBroken>>;
  /** Where an author wrote an address that a page has. */
  findPlace?: (page: string, address: string) => AuthorPlace | undefined;
};

/** Reports broken links of the built site, each address once, however many pages have it. */
export function buildLinkDiagnostics(
  broken: readonly BrokenLink[],
  { baseUrl, onBroken = {}, findPlace }: LinkDiagnosticSettings,
): Diagnostic[] {
  const choose = ({ reason, isAsset, path }: BrokenLink): OnBroken => {
    const kind = isAsset ? 'assets' : reason === 'missing-id' ? 'anchors' : 'links';
    return (isOurs(path, baseUrl) ? undefined : onBroken[kind]) ?? 'throw';
  };
  const byAddress = Map.groupBy(broken, (link) => `${choose(link)} ${link.reason} ${link.href}`);
  return [...byAddress.values()].flatMap((same) => {
    // A printed document repeats its pages.
    const first = same.find(({ page }) => !page.includes('/print/')) ?? same[0];
    const outcome = first && choose(first);
    if (!first || outcome === 'ignore') return [];
    const { page, href } = first;
    const pages = new Set(same.map((link) => link.page)).size;
    const shared =
      pages > 1 ? `; the same on ${pages - 1} more ${pages === 2 ? 'page' : 'pages'}` : '';
    const holder = /(\/|\.html)$/.test(page) ? 'page' : 'file';
    const message = `${holder} ${page}: broken address "${href}": ${describe(first, baseUrl)}${shared}`;
    const diagnostic: Diagnostic = {
      ...(findPlace?.(page, href) ?? { file: page }),
      message,
      hint: `${suggest(first, baseUrl)}${ours}`,
    };
    return [outcome === 'warn' ? { ...diagnostic, severity: 'warning' } : diagnostic];
  });
}

function describe({ reason, path, id }: BrokenLink, baseUrl: string): string {
  switch (reason) {
    case 'malformed':
      return 'it cannot be parsed, or a % in it is not valid percent-encoding';
    case 'missing-slash':
      return `the page's path ends in a slash, ${path} does not`;
    case 'outside-base':
      return `${path} is outside the base path ${baseUrl}`;
    case 'missing-id':
      return `no id "${id}" on page ${path}`;
    case 'missing':
      return `no page or file at ${path}`;
  }
}

/** Whether the build makes the file, so that no author can have mistyped it. */
const isOurs = (path: string, baseUrl: string) => path.startsWith(`${baseUrl}${payloadFolder}/`);

function suggest({ path, suggestion }: BrokenLink, baseUrl: string): string {
  if (isOurs(path, baseUrl)) {
    return 'The build makes this file: remove the folder .cache and build again.\n    ';
  }
  return suggestion === undefined ? '' : `It should be ${suggestion}\n    `;
}

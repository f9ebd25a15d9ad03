import type { Fault } from '../faults/fault.ts';
import { payloadFolder } from '../waku/names/payload-folder.ts';
import type { BrokenLink } from './broken-links.ts';

/** The hint for links that no author wrote: those were checked before rendering, see `links/check-link`. */
const ours =
  'Links in texts were checked before, so this one comes from code: a component or the site itself. Fix it there.';

/**
 * Reports broken links of the built site, each address once, however many pages have it.
 * @param baseUrl the base path, with slashes at both ends
 */
export function buildLinkFaults(broken: readonly BrokenLink[], baseUrl: string): Fault[] {
  const byAddress = Map.groupBy(broken, ({ reason, href }) => `${reason} ${href}`);
  return [...byAddress.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { page, href } = first;
    const pages = new Set(same.map((link) => link.page)).size;
    const shared = pages > 1 ? `; the same on ${pages - 1} more` : '';
    const holder = /(\/|\.html)$/.test(page) ? 'page' : 'file';
    const message = `${holder} ${page}: broken address "${href}": ${describe(first, baseUrl)}${shared}`;
    return [{ file: page, message, hint: `${suggest(first, baseUrl)}${ours}` }];
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

function suggest({ path, suggestion }: BrokenLink, baseUrl: string): string {
  if (path.startsWith(`${baseUrl}${payloadFolder}/`)) {
    return 'The build makes this file: remove the folder .cache and build again.\n    ';
  }
  return suggestion === undefined ? '' : `It should be ${suggestion}\n    `;
}

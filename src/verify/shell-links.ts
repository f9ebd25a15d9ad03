import type { Fault } from '../faults/fault.ts';
import type { BrokenLink } from './broken-links.ts';
import type { LinkTexts } from './link-messages.ts';

/** From so many pages on, a link is one of the shell and told once. */
const SHARED_FROM = 5;

/**
 * Faults of links that no author's file or field is known for.
 * `fileOf` gives the content file of a page; else the page's path stands in its place.
 */
export function buildShellFaults(
  links: readonly BrokenLink[],
  describe: (link: BrokenLink) => LinkTexts,
  fileOf: (page: string) => string | undefined,
): Fault[] {
  const byTarget = Map.groupBy(links, (link) => `${link.reason} ${link.target}`);
  return [...byTarget.values()].flatMap((same) => {
    const byPage = new Map(same.toReversed().map((link) => [link.page, link]));
    const onePerPage = [...byPage.values()].toReversed();
    const [first] = onePerPage;
    if (first && onePerPage.length >= SHARED_FROM) {
      const fault = buildShellFault(first, first.page, describe(first));
      return [{ ...fault, message: `${fault.message}; appears on ${onePerPage.length} pages` }];
    }
    return onePerPage.map((link) =>
      buildShellFault(link, fileOf(link.page) ?? link.page, describe(link)),
    );
  });
}

function buildShellFault(link: BrokenLink, file: string, { problem, hint }: LinkTexts): Fault {
  const text = link.text === '' ? '' : ` with the text "${link.text}"`;
  const name = link.tag === undefined ? 'missing file' : 'broken link';
  const place = isPage(link.page) ? `on page ${link.page}` : `in ${link.page}`;
  return { file, message: `${name} "${link.href}"${text} ${place}: ${problem}`, hint };
}

/** Feeds and the sidebars that pages load hold links too. */
function isPage(path: string): boolean {
  return /(\/|\.html)$/.test(path);
}

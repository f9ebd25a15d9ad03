import type { Fault } from '../faults/fault.ts';
import type { BrokenLink } from './broken-links.ts';
import type { LinkTexts } from './link-messages.ts';

/** From so many pages on, a link is one of the shell and told once. */
const SHARED_FROM = 5;

type LinkReader = {
  describe: (link: BrokenLink) => LinkTexts;
  /** The content file of a page; where there is none, the page's path stands in its place. */
  fileOf: (page: string) => string | undefined;
  readText: (link: BrokenLink) => string;
};

/** Faults of links that no author's file or field is known for. */
export function buildShellFaults(links: readonly BrokenLink[], reader: LinkReader): Fault[] {
  const byTarget = Map.groupBy(links, (link) => `${link.reason} ${link.target}`);
  return [...byTarget.values()].flatMap((same) => {
    const byPage = new Map(same.toReversed().map((link) => [link.page, link]));
    const onePerPage = [...byPage.values()].toReversed();
    const [first] = onePerPage;
    if (first && onePerPage.length >= SHARED_FROM) {
      const fault = buildShellFault(first, first.page, reader);
      return [{ ...fault, message: `${fault.message}; appears on ${onePerPage.length} pages` }];
    }
    return onePerPage.map((link) =>
      buildShellFault(link, reader.fileOf(link.page) ?? link.page, reader),
    );
  });
}

function buildShellFault(
  link: BrokenLink,
  file: string,
  { describe, readText }: LinkReader,
): Fault {
  const { problem, hint } = describe(link);
  const text = readText(link);
  const told = text && ` with the text "${text}"`;
  const name = link.tag === undefined ? 'missing file' : 'broken link';
  const place = isPage(link.page) ? `on page ${link.page}` : `in ${link.page}`;
  return { file, message: `${name} "${link.href}"${told} ${place}: ${problem}`, hint };
}

/** Feeds and the sidebars that pages load hold links too. */
function isPage(path: string): boolean {
  return /(\/|\.html)$/.test(path);
}

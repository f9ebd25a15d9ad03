import type { ContentIndex } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import { listJudgedAddresses } from '../links/judged-addresses.ts';
import { hrefOfRoute } from '../links/resolve-link.ts';
import type { SiteConfig } from '../site/schema.ts';
import { findBrokenLinks } from '../verify/broken-links.ts';
import { buildLinkFaults } from '../verify/link-faults.ts';
import { checkPageRules } from '../verify/page-rules.ts';
import { checkUniqueTitles } from '../verify/unique-titles.ts';
import { readOutput } from './read-output.ts';

/**
 * Reads a built site and checks what every page must satisfy: links, anchors, files, titles.
 * @param folder the output, before it is published
 * @param root the project's root, in whose cache is kept what was read; without it nothing is
 * @returns all faults
 */
export function verifyOutput(
  folder: string,
  site: SiteConfig,
  index: ContentIndex,
  root?: string,
): Fault[] {
  const { baseUrl, url: siteUrl } = site;
  const output = readOutput({ folder, baseUrl, siteUrl, root });
  const broken = findBrokenLinks({ ...output, judged: listJudgedAddresses(index, site) });
  const sources = [...index.docs, ...index.posts];
  const fileOf = new Map(sources.map(({ route, file }) => [hrefOfRoute(route, baseUrl), file]));
  return [
    ...buildLinkFaults(broken, baseUrl),
    ...[...output.pages].flatMap(([page, built]) =>
      checkPageRules(built, page, { siteUrl, file: fileOf.get(page) }),
    ),
    ...checkUniqueTitles(output.pages),
  ];
}

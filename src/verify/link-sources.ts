import type { Fault } from '../faults/fault.ts';
import type { BrokenLink, FaultPlace } from './broken-links.ts';
import { type ConfigLink, createConfigFinder } from './config-links.ts';
import { createLinkDescriber, type LinkTexts } from './link-messages.ts';
import { decodeAddress, nameTarget, resolveLink } from './resolve-link.ts';
import { buildShellFaults } from './shell-links.ts';
import type { SiteFiles } from './site-index.ts';

export type RecordedLink = {
  /** As resolved: what stands in the page's HTML. */
  href: string;
  /** As its author wrote it. */
  raw: string;
  line: number;
  column: number;
};

export type ContentSource = { file: string; links: readonly RecordedLink[] };

export type LinkFaultsInput = SiteFiles & {
  siteUrl: string;
  broken: readonly BrokenLink[];
  /** The content file of each page that has one, by the page's path. */
  contentSources: ReadonlyMap<string, ContentSource>;
  /** The links of site.config.ts as they are written there. */
  configLinks: readonly ConfigLink[];
  /** The text of a link, where the pages were read without. */
  readText?: (link: BrokenLink) => string;
};

/**
 * Says each broken link where its author can mend it: in a content file with line and column, in
 * site.config.ts once with its field, else by page, or once for all pages that share it.
 */
export function buildLinkFaults(input: LinkFaultsInput): Fault[] {
  if (input.broken.length === 0) return [];
  const describe = createLinkDescriber(input);
  const findFields = createConfigFinder(input);
  const sources = decodeKeys(input.contentSources);
  const sourceOf = (page: string) => sources.get(decodeAddress(page) ?? page);
  const authored = new Set<string>();
  const faults: Fault[] = [];
  const rest: BrokenLink[] = [];
  for (const link of input.broken) {
    const found = findAuthoredFaults(link, sourceOf(link.page), input.siteUrl, describe(link));
    if (found.length > 0) authored.add(link.target);
    else rest.push(link);
    faults.push(...found);
  }
  // Lists and feeds show parts of posts: what was told of the post is not told of them again.
  const own = rest.filter((link) => !authored.has(link.target) || sourceOf(link.page));
  const config = own.map((link) => ({ link, fields: findFields(link) }));
  faults.push(...buildConfigFaults(config, describe));
  const shell = config.filter(({ fields }) => fields.length === 0).map(({ link }) => link);
  const { readText = ({ text }) => text } = input;
  const fileOf = (page: string) => sourceOf(page)?.file;
  faults.push(...buildShellFaults(shell, { describe, fileOf, readText }));
  return dropRepeated(faults);
}

function findAuthoredFaults(
  link: BrokenLink,
  source: ContentSource | undefined,
  siteUrl: string,
  texts: LinkTexts,
): Fault[] {
  if (link.place) return [buildAuthoredFault(link.place, link.href, texts)];
  if (!source) return [];
  return source.links
    .filter(({ href }) => nameTarget(resolveLink(href, link.page, siteUrl), href) === link.target)
    .map(({ raw, line, column }) =>
      buildAuthoredFault({ file: source.file, line, column }, raw, texts),
    );
}

function buildAuthoredFault(place: FaultPlace, raw: string, texts: LinkTexts): Fault {
  return { ...place, message: `broken link "${raw}": ${texts.problem}`, hint: texts.hint };
}

type ConfigMatch = { link: BrokenLink; fields: readonly ConfigLink[] };

/** One for each field, though pages may show its link with a slash or without. */
function buildConfigFaults(
  matches: readonly ConfigMatch[],
  describe: (link: BrokenLink) => LinkTexts,
): Fault[] {
  const byField = new Map<string, Fault>();
  for (const { link, fields } of matches) {
    const { problem, hint } = describe(link);
    for (const { fieldPath, href } of fields) {
      const message = `${fieldPath}: broken link "${href}": ${problem}`;
      if (!byField.has(fieldPath)) {
        byField.set(fieldPath, { file: 'site.config.ts', message, hint });
      }
    }
  }
  return [...byField.values()];
}

function decodeKeys<T>(map: ReadonlyMap<string, T>): Map<string, T> {
  return new Map([...map].map(([path, value]) => [decodeAddress(path) ?? path, value]));
}

function dropRepeated(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

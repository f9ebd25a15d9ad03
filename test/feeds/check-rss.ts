import type { XmlElement } from '@rgrove/parse-xml';
import { checkFeedText, isAbsolute } from './check-text.ts';
import { childrenOf, readFeedXml, textsOf } from './read-feed-xml.ts';

/** RFC 822 with a year of four digits, as RSS 2.0 asks. */
const date =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const ofChannel = [
  ...['title', 'link', 'description', 'language', 'lastBuildDate', 'item', 'atom:link'],
  ...[
    'copyright',
    'managingEditor',
    'webMaster',
    'pubDate',
    'category',
    'generator',
    'docs',
    'cloud',
    'ttl',
    'image',
  ],
];
const ofItem = [
  ...[
    'title',
    'link',
    'description',
    'category',
    'comments',
    'enclosure',
    'guid',
    'pubDate',
    'source',
  ],
  ...['content:encoded', 'dc:creator'],
];

/** Diagnostics by the specification of RSS 2.0 and the RSS Advisory Board's best practices. */
export function checkRss(text: string, address: string): string[] {
  const root = readFeedXml(text);
  const [channel, ...others] = childrenOf(root);
  if (root.name !== 'rss' || root.attributes.version !== '2.0')
    return ['expected <rss version="2.0">'];
  if (channel?.name !== 'channel' || others.length > 0) return ['expected one <channel>'];
  const guids = childrenOf(channel, 'item').flatMap((item) => textsOf(item, 'guid'));
  return [
    ...checkNames(channel, ofChannel),
    ...['title', 'link', 'description'].flatMap((name) => expectOne(channel, name)),
    ...textsOf(channel, 'link').filter((link) => !isAbsolute(link)),
    ...textsOf(channel, 'lastBuildDate').filter((found) => !date.test(found)),
    ...(new Set(guids).size === guids.length ? [] : ['two items have one guid']),
    ...checkSelf(channel, address),
    ...childrenOf(channel, 'item').flatMap(checkItem),
  ];
}

function checkItem(item: XmlElement): string[] {
  const [guid] = childrenOf(item, 'guid');
  return [
    ...checkNames(item, ofItem),
    ...['title', 'link', 'guid', 'pubDate', 'description'].flatMap((name) => expectOne(item, name)),
    ...textsOf(item, 'link').filter((link) => !isAbsolute(link)),
    ...(guid?.attributes.isPermaLink !== 'false' && !isAbsolute(guid?.text)
      ? ['no permalink']
      : []),
    ...textsOf(item, 'pubDate').filter((found) => !date.test(found)),
    ...textsOf(item, 'content:encoded').flatMap(checkFeedText),
  ];
}

function checkSelf(channel: XmlElement, address: string): string[] {
  const self = childrenOf(channel, 'atom:link').filter(
    ({ attributes }) => attributes.rel === 'self',
  );
  return self.length === 1 && self[0]?.attributes.href === address ? [] : ['no link to itself'];
}

/** @returns a diagnostic for each child of another name */
export function checkNames(parent: XmlElement, names: readonly string[]): string[] {
  return childrenOf(parent).flatMap(({ name }) =>
    names.includes(name) ? [] : [`<${name}> in <${parent.name}>`],
  );
}

export function expectOne(parent: XmlElement, name: string): string[] {
  const found = textsOf(parent, name);
  return found.length === 1 && found[0]?.trim()
    ? []
    : [`expected one <${name}> in <${parent.name}>`];
}

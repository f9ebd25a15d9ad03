import type { XmlElement } from '@rgrove/parse-xml';
import { checkNames, expectOne } from './check-rss.ts';
import { checkFeedText, isAbsolute } from './check-text.ts';
import { childrenOf, readFeedXml, textsOf } from './read-feed-xml.ts';

/** RFC 3339, as RFC 4287 asks in section 3.3. */
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

const common = ['author', 'category', 'contributor', 'id', 'link', 'rights', 'title', 'updated'];
const ofFeed = [...common, 'entry', 'generator', 'icon', 'logo', 'subtitle'];
const ofEntry = [...common, 'content', 'published', 'source', 'summary'];

/** Diagnostics by RFC 4287, sections 4.1.1 and 4.1.2. */
export function checkAtom(text: string, address: string): string[] {
  const feed = readFeedXml(text);
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') {
    return ['expected <feed> of the namespace of Atom'];
  }
  const entries = childrenOf(feed, 'entry');
  const ids = entries.flatMap((entry) => textsOf(entry, 'id'));
  const hasAuthor = childrenOf(feed, 'author').length > 0;
  const self = childrenOf(feed, 'link').filter(({ attributes }) => attributes.rel === 'self');
  return [
    ...checkNames(feed, ofFeed),
    ...checkBoth(feed),
    ...(new Set(ids).size === ids.length ? [] : ['two entries have one id']),
    ...(self.length === 1 && self[0]?.attributes.href === address ? [] : ['no link to itself']),
    ...entries.flatMap((entry) => checkEntry(entry, hasAuthor)),
  ];
}

function checkEntry(entry: XmlElement, feedHasAuthor: boolean): string[] {
  const contents = childrenOf(entry, 'content');
  const hasAuthor = feedHasAuthor || childrenOf(entry, 'author').length > 0;
  return [
    ...checkNames(entry, ofEntry),
    ...checkBoth(entry),
    ...(hasAuthor ? [] : ['an entry without an author']),
    ...(contents.length > 1 ? ['two contents'] : []),
    ...contents.filter(({ attributes }) => attributes.type !== 'html').map(() => 'type of content'),
    ...contents.flatMap(({ text }) => checkFeedText(text)),
    ...textsOf(entry, 'published').filter((found) => !date.test(found)),
  ];
}

/** What feeds and entries must have alike. */
function checkBoth(element: XmlElement): string[] {
  const links = childrenOf(element, 'link').map(({ attributes }) => attributes);
  const alternates = links.filter(({ rel = 'alternate' }) => rel === 'alternate');
  return [
    ...['id', 'title', 'updated'].flatMap((name) => expectOne(element, name)),
    ...textsOf(element, 'id').filter((id) => !isAbsolute(id)),
    ...textsOf(element, 'updated').filter((found) => !date.test(found)),
    ...links.filter(({ href }) => !isAbsolute(href)).map(({ href }) => `link to ${href}`),
    ...(alternates.length === 1 ? [] : ['expected one alternate link']),
    ...childrenOf(element, 'author').flatMap((author) => expectOne(author, 'name')),
    ...childrenOf(element, 'category').flatMap(({ attributes }) =>
      attributes.term ? [] : ['a category without a term'],
    ),
  ];
}

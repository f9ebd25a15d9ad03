import { readTags, type Tag } from '../../publish/html/read-tags.ts';

/** Resolves a link within the printed document to `#p3-use`; undefined for other links. */
export type FindPrinted = (href: string) => string | undefined;

const references = new Set([
  ...['for', 'list', 'headers', 'popovertarget', 'commandfor'],
  ...['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns'],
]);

/** True for controls, and links of headings to themselves. */
const isLeftOut = ({ name, attributes }: Tag) =>
  attributes.has('data-no-print') ||
  name === 'script' ||
  name === 'button' ||
  /\bhash-link\b/.test(attributes.get('class')?.value ?? '');

/**
 * Converts the article of a page to a part of the printed document: prefixes its ids and the references to them,
 * keeps links between the pages in the document, lowers headings by a level, and loads pictures lazily.
 * @param html the whole page
 * @param prefix `p3-`
 */
export function takePrintContent(html: string, prefix: string, find: FindPrinted): string {
  const article = cutArticle(html);
  const tags = readTags(article);
  const ids = listIds(tags);
  const pieces: string[] = [];
  let at = 0;
  const replace = (from: number, to: number, text: string) => {
    pieces.push(article.slice(at, from), text);
    at = to;
  };
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (!tag) break;
    if (!tag.isClosing && (isLeftOut(tag) || tag.name === 'template')) {
      index = findEnd(tags, index);
      // The rendered samples in templates stay as they are, with their buttons and headings.
      if (tag.name !== 'template') replace(tag.start, tags[index]?.end ?? article.length, '');
      continue;
    }
    const level = /^h([1-5])$/.exec(tag.name)?.[1];
    const nameStart = tag.start + (tag.isClosing ? 2 : 1);
    if (level) replace(nameStart, nameStart + 2, `h${Number(level) + 1}`);
    for (const [name, { value, start: from, end: to }] of tag.attributes) {
      const other = changeValue(tag.name, name, value, { ids, prefix, find });
      if (other !== undefined) replace(from, to, `${name}="${escapeValue(other)}"`);
    }
    const isLoaded = tag.name === 'img' || tag.name === 'iframe';
    if (!tag.isClosing && isLoaded && !tag.attributes.has('loading')) {
      replace(nameStart + tag.name.length, nameStart + tag.name.length, ' loading="lazy"');
    }
  }
  return [...pieces, article.slice(at)].join('');
}

const listIds = (tags: readonly Tag[]): ReadonlySet<string> =>
  new Set(tags.flatMap(({ attributes }) => attributes.get('id')?.value ?? []));

function cutArticle(html: string): string {
  const start = html.indexOf('>', html.indexOf('<article', html.indexOf('<main'))) + 1;
  return html.slice(start, html.lastIndexOf('</article>'));
}

type Changes = { ids: ReadonlySet<string>; prefix: string; find: FindPrinted };

/** The value of an attribute in the document; undefined if it is unchanged. */
function changeValue(
  element: string,
  name: string,
  value: string,
  { ids, prefix, find }: Changes,
): string | undefined {
  if (name === 'id') return prefix + value;
  // Groups of radio buttons and details, of which one is open.
  if (name === 'name' && /^(?:a|details|input)$/.test(element)) return prefix + value;
  if (references.has(name)) {
    return value.replace(/\S+/g, (id) => (ids.has(id) ? prefix + id : id));
  }
  if (name !== 'href') return undefined;
  if (!value.startsWith('#')) return find(value);
  return ids.has(decodeId(value.slice(1))) ? `#${prefix}${value.slice(1)}` : undefined;
}

/** The index of the end tag of an element. */
function findEnd(tags: readonly Tag[], index: number): number {
  const name = tags[index]?.name;
  if (name === 'input' || name === 'img') return index;
  let depth = 0;
  for (let at = index; at < tags.length; at += 1) {
    const tag = tags[at];
    if (tag?.name !== name) continue;
    depth += tag?.isClosing ? -1 : 1;
    if (depth === 0) return at;
  }
  return tags.length - 1;
}

/** The decoded id in a link; as it is written if it can't be decoded. */
function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const escapeValue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The targets of links between pages within the printed document. A link to an id that its page lacks, which a
 * site may allow, leads to the page.
 * @param texts the HTML of the pages in the document
 * @param numbers the numbers of these pages by address, from 1
 */
export function createPrintedFinder(
  texts: readonly string[],
  numbers: ReadonlyMap<string, number>,
): FindPrinted {
  const idsByNumber = new Map<number, ReadonlySet<string>>();
  const idsOf = (number: number) => {
    const ids = idsByNumber.get(number) ?? listIds(readTags(cutArticle(texts[number - 1] ?? '')));
    idsByNumber.set(number, ids);
    return ids;
  };
  return (href) => {
    const [path = '', id = ''] = href.split('#', 2);
    const number = numbers.get(path);
    if (number === undefined) return undefined;
    if (id === '') return `#p${number}`;
    return idsOf(number).has(decodeId(id)) ? `#p${number}-${id}` : undefined;
  };
}

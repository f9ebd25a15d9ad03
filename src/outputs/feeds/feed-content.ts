import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { readPageTree } from '../page-tree.ts';
import { postTextClass } from './feed-files.ts';

const characterReferences = { useNamedReferences: true };
const addresses = ['http', 'https', 'mailto', 'tel'];

/** The elements that feed readers show, with the attributes that have a meaning there. */
const schema: Schema = {
  tagNames: (
    'a abbr audio b blockquote br caption code dd del details dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p pre q s small source strong sub summary sup table tbody td tfoot th thead time tr u ul var video'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: ['src', 'poster', 'controls', 'width', 'height'],
    audio: ['src', 'controls'],
    source: ['src', 'type'],
    blockquote: ['cite'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    abbr: ['title'],
  },
  protocols: { href: addresses, src: addresses, poster: addresses, cite: addresses },
};

/**
 * Reads the text of a built post.
 * @param file the path of its page in the output: `/blog/a/index.html`
 * @param address the page's absolute address
 */
export type ReadPost = (file: string, address: string) => string | undefined;

/** Creates a reader that reads each post once, because several feeds contain the same posts. */
export function createPostReader(read: (file: string) => string | undefined): ReadPost {
  const texts = new Map<string, string | undefined>();
  return (file, address) => {
    if (!texts.has(file)) {
      const html = read(file);
      texts.set(file, html && readFeedContent(html, address));
    }
    return texts.get(file);
  };
}

/**
 * Extracts the text of a post for feeds from its built page: with elements that every reader knows, absolute
 * addresses, and no script, class, style or id.
 * @param html the whole page
 * @param address the page's absolute address
 * @returns undefined if the page has no text of a post
 */
export function readFeedContent(html: string, address: string): string | undefined {
  const start = new RegExp(`<div class="[^"]*\\b${postTextClass}\\b[^"]*"`).exec(html)?.index;
  if (start === undefined) return undefined;
  const [text] = readPageTree(html.slice(start, html.lastIndexOf('</main>')), address).children;
  if (text?.type !== 'element') return undefined;
  return toHtml(sanitize({ type: 'root', children: text.children }, schema), {
    characterReferences,
  }).trim();
}

import { Parser } from 'htmlparser2';
import { isLeftOut } from '../markdown/is-left-out.ts';
import { postTextClass } from './feed-files.ts';
import { escapeXml } from './xml.ts';

type Attributes = Readonly<Record<string, string>>;

const links = ['href', 'src', 'poster', 'cite'];

/** The elements that feed readers show, with the attributes that have a meaning there. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  video: ['src', 'poster', 'controls', 'width', 'height'],
  audio: ['src', 'controls'],
  source: ['src', 'type'],
  blockquote: ['cite'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  abbr: ['title'],
  ...Object.fromEntries(
    (
      'b br caption code dd del details dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark p pre ' +
      'q s small strong sub summary sup table tbody tfoot thead tr u ul var'
    )
      .split(' ')
      .map((name) => [name, []]),
  ),
};

/** Void elements. */
const empty = new Set(['br', 'hr', 'img', 'source']);

const replaced: Readonly<Record<string, string>> = { aside: 'blockquote' };

/**
 * Extracts the text of a post for feeds from its built page: with elements that every reader knows, absolute
 * addresses, and no script, class, style or id. A tab starts with its name; an admonition is a quotation.
 * @param html the whole page
 * @param address the page's absolute address
 * @returns undefined if the page has no text of a post
 */
export function readFeedContent(html: string, address: string): string | undefined {
  const start = findText(html);
  if (start === undefined) return undefined;
  const made: string[] = [];
  const closings: string[] = [];
  let closed: string | undefined;
  let skipped = 0;
  const isDone = () => closings.length === 0 && made.length > 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (isDone()) return;
      if (skipped > 0 || isLeftOut(name, attributes, false)) {
        skipped += 1;
        return;
      }
      const { opening, closing } = writeTag(name, attributes, address);
      // The style sheet separates them on the page.
      const touches = closed === 'code' || (closed === 'span' && closings.at(-1) === '</li>');
      const isCell = name === 'code' || name === 'span';
      if (isCell && touches && !closings.includes('</pre>')) made.push(' ');
      closed = undefined;
      made.push(opening);
      closings.push(closing);
    },
    ontext: (text) => {
      if (isDone() || skipped > 0) return;
      closed = undefined;
      made.push(escapeText(text));
    },
    onclosetag: (name) => {
      if (isDone()) return;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      closed = name;
      made.push(closings.pop() ?? '');
    },
  });
  parser.end(html.slice(start));
  return made.join('').trim();
}

function findText(html: string): number | undefined {
  const found = new RegExp(`<div class="[^"]*\\b${postTextClass}\\b[^"]*"`).exec(html);
  return found?.index;
}

function writeTag(written: string, attributes: Attributes, address: string) {
  const name = replaced[written] ?? written;
  const known = Object.hasOwn(kept, name) ? kept[name] : undefined;
  // The `data-label` of a table cell is the name of its column, for narrow windows.
  const label = written === 'td' ? undefined : attributes['data-label'];
  const title = label === undefined ? '' : `<p><strong>${escapeText(label)}</strong></p>`;
  if (!known) return { opening: title, closing: '' };
  if (attributes.class?.includes('admonition-heading')) {
    return { opening: `<${name}><strong>`, closing: `</strong></${name}>` };
  }
  const given = known.flatMap((key) => {
    const value = attributes[key];
    if (value === undefined) return [];
    const said = links.includes(key) ? makeAbsolute(value, address) : value;
    return said === undefined ? [] : [` ${key}="${escapeXml(said)}"`];
  });
  return {
    opening: `<${name}${given.join('')}>${title}`,
    closing: empty.has(name) ? '' : `</${name}>`,
  };
}

/** @returns undefined for addresses that readers must not follow, such as `javascript:`, and for invalid ones */
function makeAbsolute(href: string, address: string): string | undefined {
  const url = URL.parse(href, address);
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;' })[char] ?? '&gt;');
}

import { createHash } from 'node:crypto';
import { type PageDraft, textOfElement } from '../html/page-draft.ts';
import type { Tag } from '../html/read-tags.ts';
import { readAddress } from '../policy/read-address.ts';

/** The attributes with addresses that fall under a directive, by element; or on any element. */
const loads: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script'],
  'style-src': ['link'],
  'img-src': ['img', 'image', 'input', 'poster', 'srcset'],
  'media-src': ['audio', 'video', 'source', 'track'],
  'frame-src': ['iframe'],
  'object-src': ['object', 'embed'],
  'form-action': ['form', 'button', 'formaction'],
};
const directives = new Map(
  Object.entries(loads).flatMap(([directive, names]) => names.map((name) => [name, directive])),
);

/** Directives that a page can't extend by its content: the configuration lists the hosts for all pages. */
const named = ['script-src', 'style-src', 'object-src', 'frame-src', 'form-action'];

const address = /^(?:src|srcset|poster|href|xlink:href|data|action|formaction)$/;
const loaded = /url\(\s*["']?([^"')\s]+)/gi;
const fontOrPicture = /@font-face\s*\{[^}]*\}|url\([^)]*/gi;
const program =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds the permissions that a page needs: the hashes of its inline scripts and styles, and the origins of its
 * pictures, films and fonts.
 * @param css the page's own style sheet, which may refer to pictures
 * @param origin the origin of the site; addresses with it are the site's own wherever it is served
 * @returns directives with one source each: `img-src https://example.com`
 */
export function findNeeds(draft: PageDraft, css = '', origin = ''): Set<string> {
  const needs = new Set<string>();
  const addAddress = (directive: string | undefined, written: string) => {
    const source = sourceOf(written);
    const isOwn = source === "'self'" || source === origin;
    if (!directive || !source) return;
    if (isOwn || !named.includes(directive)) needs.add(`${directive} ${source}`);
  };
  const addStyles = (styles: string) => {
    for (const [rule] of styles.matchAll(fontOrPicture)) {
      const directive = rule.startsWith('@') ? 'font-src' : 'img-src';
      for (const [, written = ''] of rule.matchAll(loaded)) addAddress(directive, written);
    }
  };
  addStyles(css);
  for (const tag of draft.tags) {
    if (tag.isClosing || draft.removed.has(tag)) continue;
    if (tag.name === 'style' || isProgram(tag)) {
      const text = textOfElement(draft, tag);
      needs.add(`${tag.name}-src ${hashOf(text)}`);
      if (tag.name === 'style') addStyles(text);
    }
    for (const { directive, written } of listAddresses(tag)) addAddress(directive, written);
  }
  return needs;
}

const isProgram = ({ name, attributes }: Tag) =>
  name === 'script' &&
  !attributes.get('src')?.value &&
  program.test(attributes.get('type')?.value ?? '');

/** The addresses that an element loads from, or sends to, with their directives. */
function* listAddresses({ name, attributes }: Tag) {
  if (!directives.has(name)) return;
  if (name === 'link' && !/\bstylesheet\b/i.test(attributes.get('rel')?.value ?? '')) return;
  for (const [key, { value }] of attributes) {
    if (!address.test(key)) continue;
    const directive = directives.get(key) ?? directives.get(name);
    for (const written of value.split(/\s+/)) yield { directive, written };
  }
}

/** The source expression of an inline script or style, for the text that browsers read. */
export function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

/** The source that allows an address; undefined if no page needs permission for it. */
function sourceOf(written: string): string | undefined {
  const read = readAddress(written);
  if (read?.kind !== 'foreign') return read && "'self'";
  const { source } = read;
  return source.endsWith(':') && !/^(?:data|blob):$/.test(source) ? undefined : source;
}

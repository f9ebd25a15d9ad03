import { createHash } from 'node:crypto';
import { readAddress } from '../policy/read-address.ts';

/** What falls under a directive: the addresses of an element, or those in an attribute of any. */
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

// It may find too many, in an attribute's text or in a script, and never misses one.
const tag = new RegExp(
  `<(style|${[...directives.keys()].join('|')})(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`,
  'gi',
);
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
/** What no page gets by holding it: the configuration names the hosts, for all pages. */
const named = ['script-src', 'style-src', 'object-src', 'frame-src', 'form-action'];

const address = /^(?:src|srcset|poster|href|xlink:href|data|action|formaction)$/;
const loaded = /url\(\s*["']?([^"')\s]+)/gi;
const fontOrPicture = /@font-face\s*\{[^}]*\}|url\([^)]*/gi;
const program =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds what a page has to be let do: the hashes of its inline scripts and styles, and the origins
 * that its pictures, films and fonts come from.
 * @param css the style sheet that is the page's own, which may name pictures too
 * @param origin of the site: what is written with it is the site's own wherever it is served
 * @returns directives with a source each: `img-src https://example.com`
 */
export function findNeeds(html: string, css = '', origin = ''): Set<string> {
  const needs = new Set<string>();
  const add = (directive: string | undefined, source: string | undefined) => {
    if (directive && source) needs.add(`${directive} ${source}`);
  };
  const addAddress = (directive: string | undefined, written: string) => {
    const source = sourceOf(written);
    const isOwn = source === "'self'" || source === origin;
    if (directive && (isOwn || !named.includes(directive))) add(directive, source);
  };
  const addPictures = (styles: string) => {
    for (const [rule] of styles.matchAll(fontOrPicture)) {
      const directive = rule.startsWith('@') ? 'font-src' : 'img-src';
      for (const [, written = ''] of rule.matchAll(loaded)) addAddress(directive, written);
    }
  };
  addPictures(css);
  for (const { 0: start, 1: written = '', 2: attributes = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase();
    const values = readAttributes(attributes);
    if (name === 'style' || (name === 'script' && !values.src && program.test(values.type ?? ''))) {
      const [text = ''] = html.slice(index + start.length).split(/<\/(?:script|style)[\s/>]/i, 1);
      add(`${name}-src`, hashOf(text));
      if (name === 'style') addPictures(text);
    }
    if (name === 'link' && !/\bstylesheet\b/i.test(values.rel ?? '')) continue;
    for (const [key, value] of Object.entries(values)) {
      if (!address.test(key)) continue;
      for (const part of value.split(/\s+/)) {
        addAddress(directives.get(key) ?? directives.get(name), part);
      }
    }
  }
  return needs;
}

function readAttributes(written: string): Record<string, string> {
  const found = [...written.matchAll(attribute)];
  return Object.fromEntries(
    found.map(([, name = '', ...forms]) => [name.toLowerCase(), forms.join('')]),
  );
}

/** The source expression of an inline script or style, by the text that a browser reads. */
export function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

/** The source that allows an address; undefined where no page needs to be let load it. */
function sourceOf(written: string): string | undefined {
  const read = readAddress(written);
  if (read?.kind !== 'foreign') return read && "'self'";
  const { source } = read;
  return source.endsWith(':') && !/^(?:data|blob):$/.test(source) ? undefined : source;
}

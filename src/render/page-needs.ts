import { createHash } from 'node:crypto';

/** The directives by which a page's elements may be let load and run what they name. */
export type Needs = Map<string, Set<string>>;

/** Which directive an element's attribute falls under. */
const loads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: 'script-src' },
  link: { href: 'style-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  object: { data: 'object-src' },
  embed: { src: 'object-src' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
};

// It may find too many, in an attribute's text or in a script, and never misses one.
const tag = new RegExp(`<(${Object.keys(loads).join('|')}|style)(?=[\\s/>])`, 'gi');
const attribute = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?\s*\/?/y;
const picture = /url\(\s*["']?([^"')\s]+)/gi;
const program =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds what a page has to be let do: the hashes of its inline scripts and styles, and the origins
 * that its elements load from.
 * @param css the style sheet that is the page's own, which may name pictures too
 */
export function findNeeds(html: string, css = ''): Needs {
  const needs: Needs = new Map();
  const add = (directive: string, source: string | undefined) => {
    if (source) needs.set(directive, (needs.get(directive) ?? new Set()).add(source));
  };
  const addPictures = (styles: string) => {
    for (const [, address = ''] of styles.matchAll(picture)) add('img-src', sourceOf(address));
  };
  addPictures(css);
  for (const { 0: start, 1: written = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase();
    const { values, end } = readAttributes(html, index + start.length);
    if (name === 'style' || (name === 'script' && !values.src && program.test(values.type ?? ''))) {
      const text = html.slice(end, findEnd(html, name, end));
      add(`${name}-src`, hashOf(text));
      if (name === 'style') addPictures(text);
    }
    if (name === 'link' && !/\bstylesheet\b/i.test(values.rel ?? '')) continue;
    for (const [key, directive] of Object.entries(loads[name] ?? {})) {
      for (const address of values[key]?.split(/\s+/) ?? []) add(directive, sourceOf(address));
    }
  }
  return needs;
}

function readAttributes(html: string, start: number) {
  const values: Record<string, string> = {};
  let end = start;
  for (attribute.lastIndex = start; ; end = attribute.lastIndex) {
    const match = attribute.exec(html);
    if (!match) return { values, end: html.indexOf('>', end) + 1 };
    const [, name = '', ...forms] = match;
    values[name.toLowerCase()] = forms.find((form) => form !== undefined) ?? '';
  }
}

/** Where the text of a script or style ends. */
function findEnd(html: string, name: string, start: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

/** The source expression of an inline script or style, by the text that a browser reads. */
export function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

/** The source that allows an address; undefined where no page needs to be let load it. */
function sourceOf(address: string): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'data' || scheme === 'blob') return `${scheme}:`;
  if (!/^(?:https?:)?\/\//i.test(address)) return scheme ? undefined : "'self'";
  if (!URL.canParse(address, 'https://host')) return undefined;
  const { origin, host } = new URL(address, 'https://host');
  return scheme ? origin : host;
}

import { createHash } from 'node:crypto';

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
const address = /^(?:src|srcset|poster|href|xlink:href|data|action|formaction)$/;
const picture = /url\(\s*["']?([^"')\s]+)/gi;
const program =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds what a page has to be let do: the hashes of its inline scripts and styles, and the origins
 * that its elements load from.
 * @param css the style sheet that is the page's own, which may name pictures too
 * @returns directives with a source each: `img-src https://example.com`
 */
export function findNeeds(html: string, css = ''): Set<string> {
  const needs = new Set<string>();
  const add = (directive: string | undefined, source: string | undefined) => {
    if (directive && source) needs.add(`${directive} ${source}`);
  };
  const addPictures = (styles: string) => {
    for (const [, written = ''] of styles.matchAll(picture)) add('img-src', sourceOf(written));
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
        add(directives.get(key) ?? directives.get(name), sourceOf(part));
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
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(written)?.[1]?.toLowerCase();
  if (scheme === 'data' || scheme === 'blob') return `${scheme}:`;
  if (!/^(?:https?:)?\/\//i.test(written)) return scheme ? undefined : "'self'";
  if (!URL.canParse(written, 'https://host')) return undefined;
  const { origin, host } = new URL(written, 'https://host');
  return scheme ? origin : host;
}

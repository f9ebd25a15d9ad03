import type { Element, ElementContent, Properties, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { escapePattern } from '../../links/escape-pattern.ts';
import { digest } from '../../node/disk-cache.ts';

/** A drawing for `components/inline-svg`: the attributes of its root, with React's names, and what is in it. */
export type InlineSvg = {
  attributes: Record<string, string>;
  inner: string;
  /** The start of its ids, which each place that shows it replaces with its own; absent if it has none. */
  mark?: string;
};

/** Whether code uses the name of an imported SVG as a tag, or hands it on as a component: `{ Icon: Logo }`. */
export function isUsedAsTag(name: string, code: string): boolean {
  const written = escapePattern(name);
  const given = String.raw`\b(?:[A-Z]\w*|icon|svg)(?:\s*:\s*|=\{)${written}\b`;
  // A small letter at the start is that of an element: `<img src={img}/>`.
  const tag = /^[a-z]/.test(name) ? '' : String.raw`<${written}[\s/>]|`;
  return new RegExp(tag + given).test(code);
}

/** Elements that run, load or style something outside of the drawing. */
const refused =
  /^(?:script|foreignObject|style|iframe|object|embed|audio|video|canvas|handler|listener)$/i;
/** What programs for drawing note for themselves. */
const noted = /^metadata$|:/;

/**
 * Reads a drawing that becomes a part of pages, so that its colours follow the text around it.
 * @returns the drawing, or what no page may contain, as the end of a sentence about the file
 */
export function readInlineSvg(source: string): InlineSvg | { problem: string } {
  const tree = fromHtml(source.replace(/^\uFEFF?\s*<\?xml[^>]*>/, ''), { fragment: true });
  const [root, ...others] = tree.children.filter(isContent);
  if (root?.type !== 'element' || root.tagName !== 'svg' || others.length > 0) {
    return { problem: 'it is not one <svg>' };
  }
  const ids = new Set<string>();
  const problem = clean(root, ids);
  if (problem !== undefined) return { problem };
  const mark = ids.size > 0 ? `svg${digest(source).slice(0, 8)}-` : undefined;
  if (mark !== undefined) prefixIds(root, ids, mark);
  const attributes = Object.entries(root.properties).flatMap(([name, value]) =>
    value === null || value === undefined || value === false || name === 'xmlns'
      ? []
      : [[reactName(name), textOf(value)] as const],
  );
  const size = sizeOf(root.properties);
  const inner = toHtml(root.children, { space: 'svg' });
  return {
    attributes: { ...Object.fromEntries(attributes), ...size },
    inner,
    ...(mark !== undefined && { mark }),
  };
}

/** The size of a drawing that only says what it contains: else it would be as wide as the text. */
function sizeOf({ width, height, viewBox }: Properties): Record<string, string> {
  const [, , across, down] = textOf(viewBox)
    .trim()
    .split(/[\s,]+/);
  if (width !== undefined || height !== undefined || !across || !down) return {};
  return { width: across, height: down };
}

function isContent(node: Root['children'][number]): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '');
}

/** Removes what isn't shown, makes attributes of styles, and collects the ids; returns what is refused. */
function clean(element: Element, ids: Set<string>): string | undefined {
  const { tagName, properties } = element;
  if (refused.test(tagName)) return `it contains <${tagName}>`;
  const style = properties.style;
  delete properties.style;
  if (typeof style === 'string') Object.assign(properties, readStyle(style));
  for (const [name, value] of Object.entries(properties)) {
    const text = textOf(value);
    if (/^on/i.test(name)) return `<${tagName}> has code in "${name.toLowerCase()}"`;
    if (/^(?:xlink:?)?href$/i.test(name) && !/^(?:#|data:image\/(?!svg))/i.test(text.trim())) {
      return `<${tagName}> refers to "${text}"`;
    }
    if (/url\(\s*["']?(?!\s*["']?#)/i.test(text)) return `<${tagName}> refers to "${text}"`;
    if (/^attributeName$/i.test(name) && /href|^on/i.test(text))
      return `<${tagName}> changes "${text}"`;
    if (/^(?:xmlns:|xmlnsXLink|sodipodi:|inkscape:)/i.test(name)) delete properties[name];
  }
  if (typeof properties.id === 'string') ids.add(properties.id);
  element.children = element.children.filter(
    (child) => child.type !== 'comment' && !(child.type === 'element' && noted.test(child.tagName)),
  );
  for (const child of element.children) {
    const problem = child.type === 'element' ? clean(child, ids) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Each property of a drawing's style is also an attribute, which a strict policy allows. */
function readStyle(style: string): Properties {
  const pairs = style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] =
      /^\s*([a-z-]+)\s*:\s*(.+?)\s*(?:!important\s*)?$/i.exec(declaration) ?? [];
    return name === '' || name.startsWith('-') ? [] : [[camelCase(name.toLowerCase()), value]];
  });
  return Object.fromEntries(pairs);
}

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function prefixIds(element: Element, ids: ReadonlySet<string>, mark: string): void {
  const rename = (id: string) => (ids.has(id) ? mark + id : id);
  const { properties } = element;
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'id') properties.id = rename(String(value));
    else if (/^aria(?:LabelledBy|DescribedBy)$/i.test(name)) {
      properties[name] = textOf(value).split(/\s+/).map(rename).join(' ');
    } else if (typeof value === 'string') {
      properties[name] = value
        .replace(/^#(.+)$/, (_, id: string) => `#${rename(id)}`)
        .replace(
          /(url\(\s*["']?#)([^)"']+)/g,
          (_, start: string, id: string) => start + rename(id),
        );
    }
  }
  for (const child of element.children.filter(isElement)) prefixIds(child, ids, mark);
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function textOf(value: Properties[string]): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** React has most attributes under the names of the tree. */
function reactName(name: string): string {
  if (/^(?:aria|data)[A-Z]/.test(name)) {
    const rest = name.slice(4);
    return `${name.slice(0, 4)}-${name.startsWith('aria') ? rest.toLowerCase() : rest.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}`;
  }
  return { xLinkHref: 'xlinkHref', xmlSpace: 'xmlSpace', tabIndex: 'tabIndex' }[name] ?? name;
}

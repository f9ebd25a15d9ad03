import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { shapeTable } from './shape-table.ts';

/** The name and attributes of an element of the page. */
type Written = Readonly<Record<string, string>>;

/** The languages of panes, by their labels. */
const languages: Readonly<Record<string, string>> = {
  JavaScript: 'js',
  CSS: 'css',
  'CSS in layers': 'css',
};

/** Elements that show another file, and their names if they have none of their own. */
const media = new Map([
  ['audio', 'Audio'],
  ['iframe', 'Embedded page'],
  ['video', 'Video'],
]);

/**
 * Converts an element, after its children, to its equivalent in Markdown: tabs, panes and details start with their
 * names, an admonition is a quotation, the caption of code is its title, a formula is its TeX, and a list with the
 * names of columns is a table.
 */
export function shapeElement(element: Element, written: Written): void {
  const classes = written.class?.split(/\s+/) ?? [];
  const { tagName, children } = element;
  if (tagName !== 'td' && written['data-label'] !== undefined) {
    // The `data-label` of a table cell is the name of its column, for narrow windows.
    const label = written['data-label'];
    for (const child of children) {
      if (isElement(child, 'pre')) child.properties.language ??= languages[label];
    }
    children.unshift(nameLine([{ type: 'text', value: label }]));
  } else if (written['data-columns'] !== undefined) {
    shapeTable(element);
  } else if (tagName === 'aside' && classes.includes('admonition')) {
    element.tagName = 'blockquote';
    nameKind(children, classes.findLast((name) => name.startsWith('admonition-'))?.slice(11));
  } else if (tagName === 'summary' || classes.includes('admonition-heading')) {
    element.tagName = 'p';
    if (!children.some(isHeading)) element.children = [strong(children)];
  } else if (tagName === 'figure') {
    shapeFigure(element, written['data-language']);
  } else if (tagName === 'semantics') {
    element.children = children.filter((child) => isElement(child, 'annotation'));
  } else if (media.has(tagName)) {
    shapeMedia(element, written.title ?? written['aria-label'] ?? media.get(tagName) ?? '');
  } else if (tagName === 'a' && written.href === undefined) {
    // An anchor for links is not a link.
    element.tagName = 'span';
  } else if (
    tagName === 'a' &&
    !children.some((child) => child.type === 'element' || hasText(child))
  ) {
    // It shows a drawing.
    element.children = [{ type: 'text', value: written['aria-label'] ?? '' }];
  }
}

/** Starts the title of an admonition with its kind, which the page shows by icon and colour: "Warning: Mind the gap". */
function nameKind([title]: ElementContent[], kind = 'note'): void {
  const name = title && isElement(title, 'p') ? title.children[0] : undefined;
  if (kind === 'note' || !name || !isElement(name, 'strong')) return;
  if (textOf(name).trim().toLowerCase() === kind) return;
  name.children.unshift({ type: 'text', value: `${kind[0]?.toUpperCase()}${kind.slice(1)}: ` });
}

/** Links to the file; what such an element contains is for browsers that can't show it. */
function shapeMedia(element: Element, name: string): void {
  const source = element.children.find((child) => isElement(child, 'source'));
  const href = element.properties.src ?? source?.properties.src;
  element.tagName = href === undefined ? 'span' : 'a';
  element.properties = href === undefined ? {} : { href };
  element.children = href === undefined ? [] : [{ type: 'text', value: name }];
}

function shapeFigure(element: Element, language: string | undefined): void {
  const caption = element.children.find((child) => isElement(child, 'figcaption'));
  const code = element.children.find((child) => isElement(child, 'pre'));
  if (code && language && code.properties.language !== 'diff') code.properties.language = language;
  if (!caption) return;
  if (code) {
    const title = textOf(caption).trim();
    code.properties.title = title;
    code.properties.language ??= /^[^ ]+\.([a-z]+)$/.exec(title)?.[1];
    element.children.splice(element.children.indexOf(caption), 1);
  } else if (caption.properties.isTitle) {
    element.children[element.children.indexOf(caption)] = nameLine(caption.children);
  }
}

const nameLine = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [strong(children)],
});

const strong = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'strong',
  properties: {},
  children,
});

const hasText = (child: ElementContent) => child.type === 'text' && child.value.trim() !== '';

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function isHeading(node: ElementContent): boolean {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

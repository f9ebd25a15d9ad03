import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { Parser } from 'htmlparser2';

/** Elements for interaction, drawing or scripts; a template isn't part of its page. */
const leftOutTags = new Set([
  ...['button', 'dialog', 'fieldset', 'select', 'textarea', 'object', 'canvas'],
  // `wbr` is a break opportunity.
  ...['script', 'style', 'svg', 'template', 'wbr'],
]);

/** Elements that the style sheet separates, though their text has no space between. */
const boxes = new Set(['div', 'header', 'li', 'section', 'span', 'summary']);
const inline = new Set(['a', 'b', 'code', 'kbd', 'span', 'strong', 'time']);
/** Links, and elements that become links in Markdown. */
const linked = new Set(['a', 'audio', 'iframe', 'video']);

/** The languages of panes, by their labels. */
const languages: Readonly<Record<string, string>> = {
  JavaScript: 'js',
  CSS: 'css',
  'CSS in layers': 'css',
};

/** The HTML in the `<main>` of a rendered page. */
export function takeMain(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.lastIndexOf('</main>'));
}

/** Reads a part of a finished page as a tree. htmlparser2 takes a quarter of the time of a parser that repairs HTML. */
export function readHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Element | Root)[] = [root];
  const add = (child: Element | Text) => {
    const parent = open.at(-1) ?? root;
    const { children } = 'content' in parent && parent.content ? parent.content : parent;
    children.push(child);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = h(name, attributes);
      add(element);
      open.push(element);
    },
    ontext: (value) => add({ type: 'text', value }),
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return root;
}

/**
 * Reads a part of a finished page for programs that show it without our style sheet: without controls, drawings and
 * scripts, and with absolute addresses. Tabs and panes start with their names, an admonition is a quotation that starts
 * with its kind, and what only the style sheet separates has a space between.
 * @param html the part
 * @param address the page's absolute address
 */
export function readPageTree(html: string, address: string): Root {
  const tree = readHtml(html);
  clean(tree, { address, isHeading: false, isCode: false });
  return tree;
}

type Context = { address: string; isHeading: boolean; isCode: boolean };

function clean(parent: Element | Root, context: Context): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push(child);
    if (child.type !== 'element' || isLeftOut(child, context.isHeading)) continue;
    if (!context.isCode && isApart(child, parent, children.at(-1))) {
      children.push({ type: 'text', value: ' ' });
    }
    cleanElement(child, context);
    children.push(child);
  }
  parent.children = children;
}

function cleanElement(element: Element, context: Context): void {
  const { tagName, properties } = element;
  const isHeading = context.isHeading || /^h[1-6]$/.test(tagName);
  const isCode = context.isCode || tagName === 'code' || tagName === 'pre';
  for (const name of ['href', 'src', 'poster', 'cite']) {
    const value = properties[name];
    if (typeof value !== 'string') continue;
    properties[name] = URL.parse(value, context.address)?.href ?? value;
  }
  clean(element, { ...context, isHeading, isCode });
  const { children } = element;
  // The `data-label` of a table cell is the name of its column, for narrow windows.
  if (tagName !== 'td' && typeof properties.dataLabel === 'string') {
    const label = properties.dataLabel;
    for (const child of children) {
      if (isElement(child, 'pre')) child.properties.dataLanguage ??= languages[label];
    }
    children.unshift(make('p', [make('strong', [{ type: 'text', value: label }])]));
  } else if (tagName === 'aside' && hasClass(element, 'admonition')) {
    element.tagName = 'blockquote';
    nameKind(element);
  } else if (hasClass(element, 'admonition-heading')) {
    element.tagName = 'p';
    if (!children.some(isHeadingElement)) element.children = [make('strong', children)];
  }
}

/** True for elements that say nothing: controls, drawings, the `#` of headings. */
function isLeftOut(element: Element, isInHeading: boolean): boolean {
  const { tagName, properties } = element;
  if (leftOutTags.has(tagName)) return true;
  if (tagName === 'input') return properties.type !== 'checkbox';
  const { hidden, dataNoPrint, dataNoMarkdown, ariaHidden } = properties;
  if ([hidden, dataNoPrint, dataNoMarkdown].some((value) => value !== undefined)) return true;
  // The picture for the dark mode, and hidden hints, such as those for links, but not those in headings.
  const isShown = isInHeading || isHeadingElement(element);
  const isHint = hasClass(element, 'visually-hidden') && !isShown;
  const isClassOut = hasClass(element, 'hash-link') || hasClass(element, 'only-dark');
  return ariaHidden === 'true' || isHint || isClassOut;
}

function isApart(
  { tagName }: Element,
  parent: Element | Root,
  before: ElementContent | undefined,
): boolean {
  if (before?.type !== 'element') return false;
  const areLinks = linked.has(tagName) && linked.has(before.tagName);
  const isInBox = parent.type === 'element' && boxes.has(parent.tagName);
  return areLinks || (isInBox && inline.has(tagName));
}

/** Starts the title of an admonition with its kind, which the page shows by icon and colour: "Warning: Mind the gap". */
function nameKind({ children: [title], properties }: Element): void {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const [, kind = 'note'] =
    /^admonition-(.*)/.exec(classes.findLast((name) => name.startsWith('admonition-')) ?? '') ?? [];
  const name = title && isElement(title, 'p') ? title.children[0] : undefined;
  if (kind === 'note' || !name || !isElement(name, 'strong')) return;
  if (textOf(name).trim().toLowerCase() === kind) return;
  name.children.unshift({ type: 'text', value: `${kind[0]?.toUpperCase()}${kind.slice(1)}: ` });
}

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** Whether a node is an element of this name. */
export function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** Whether a node is a heading of any level. */
export function isHeadingElement(node: ElementContent): boolean {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

/** Makes an element without attributes. */
export function make(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

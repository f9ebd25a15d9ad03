import type { Element, ElementContent, Properties } from 'hast';
import { Parser } from 'htmlparser2';
import { isLeftOut } from './is-left-out.ts';
import { shapeElement } from './shape-element.ts';

/** Elements that become links to their files. */
const showsFile = new Set(['audio', 'iframe', 'source', 'video']);

type Attributes = Record<string, string>;

/** Elements that the style sheet separates, though their text has no space between. */
const boxes = new Set(['div', 'header', 'li', 'section', 'span', 'summary']);
const inline = new Set(['a', 'b', 'code', 'kbd', 'span', 'strong', 'time']);

/**
 * Reads the `<main>` of a page as a small tree: without controls, with the tokens of code merged, and with
 * absolute addresses.
 * @param main what the element contains
 * @param address the page's absolute address
 */
export function readMain(main: string, address: string): { children: ElementContent[] } {
  const top: Element = makeElement('main', {});
  const open: { element: Element; written: Attributes }[] = [];
  let skipped = 0;
  let headings = 0;
  let code: ReturnType<typeof openCode> | undefined;
  const parent = () => open.at(-1)?.element ?? top;
  const add = (child: ElementContent) => parent().children.push(child);
  const parser = new Parser({
    onopentag: (name, written) => {
      const isHeading = /^h[1-6]$/.test(name);
      if (skipped > 0 || isLeftOut(name, written, isHeading || headings > 0)) skipped += 1;
      else if (!code) {
        if (isHeading) headings += 1;
        if (keepsApart(name, parent())) add({ type: 'text', value: ' ' });
        const element = makeElement(name, readProperties(name, written, address));
        add(element);
        open.push({ element, written });
        if (name === 'pre') code = openCode();
      } else if (/\b(?:added|removed)$/.test(written.class ?? '')) code.mark(name);
    },
    ontext: (text) => {
      if (skipped > 0) return;
      if (code) code.add(text);
      else add({ type: 'text', value: text });
    },
    onclosetag: (name) => {
      if (skipped > 0) skipped -= 1;
      else if (!code || name === 'pre') {
        if (code) {
          if (code.isMarked()) parent().properties.language = 'diff';
          add({ type: 'text', value: code.read() });
        }
        code = undefined;
        if (/^h[1-6]$/.test(name)) headings -= 1;
        const closed = open.pop();
        if (closed) shapeElement(closed.element, closed.written);
      }
    },
  });
  parser.end(main.replace(/<pre\b.*?<\/pre>/gs, joinTokens));
  return { children: top.children };
}

/** Collects the text of a code block; if lines are added or removed, as a diff. */
function openCode() {
  const marks = new Map<number, string>();
  let text = '';
  const markLine = (line: string, at: number) => `${marks.get(at) ?? ' '}${line}`;
  return {
    add: (more: string) => {
      text += more;
    },
    /** Marks the line at which the text ends. */
    mark: (name: string) => marks.set(text.split('\n').length - 1, name === 'ins' ? '+' : '-'),
    isMarked: () => marks.size > 0,
    read: () => (marks.size > 0 ? text.split('\n').map(markLine).join('\n') : text),
  };
}

/** The HTML in the `<main>` of a rendered page. */
export function takeMain(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.lastIndexOf('</main>'));
}

/** Removes the elements of tokens from code, which are most of a page's elements. */
function joinTokens(pre: string): string {
  const hasLeftOut = /hidden|data-no-|only-dark|hash-link/.test(pre);
  return hasLeftOut ? pre : pre.replace(spanTag, '');
}

/** Attributes may contain `>`. */
const spanTag = /<\/?span(?=[\s>])(?:[^>"]|"[^"]*")*>/g;

function makeElement(tagName: string, properties: Properties): Element {
  return { type: 'element', tagName, properties, children: [] };
}

function keepsApart(name: string, { tagName, children }: Element): boolean {
  const before = children.at(-1);
  if (before?.type !== 'element') return false;
  const areLinks = (name === 'a' || showsFile.has(name)) && before.tagName === 'a';
  return areLinks || (boxes.has(tagName) && inline.has(name));
}

/** The properties of an element that Markdown can express. */
function readProperties(name: string, written: Attributes, address: string): Properties {
  const { id, href, src, alt, title, align, start, checked, type, display } = written;
  const base = {
    ...(id !== undefined && { id }),
    ...(title !== undefined && { title }),
    ...(align !== undefined && { align }),
  };
  if (name === 'a') return { ...base, href: href && makeAbsolute(href, address) };
  if (name === 'img') return { ...base, alt, src: src && makeAbsolute(src, address) };
  if (showsFile.has(name)) return { ...base, src: src && makeAbsolute(src, address) };
  if (name === 'ol') return { ...base, start: start === undefined ? undefined : Number(start) };
  if (name === 'input') return { type, checked: checked !== undefined };
  if (name === 'figcaption') return { isTitle: written.class === 'code-title' };
  if (name === 'math') return { display };
  if (name === 'pre') return { language: written['data-language'] };
  if (name === 'td' || name === 'th') {
    return { ...base, colSpan: written.colspan, rowSpan: written.rowspan };
  }
  return base;
}

function makeAbsolute(href: string, address: string): string {
  return URL.canParse(href, address) ? new URL(href, address).href : href;
}

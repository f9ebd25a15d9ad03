import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type Options, rehypePrettyCode } from 'rehype-pretty-code';
import type { DecorationItem, ShikiTransformer, ThemedToken } from 'shiki';
import type { VFile } from 'vfile';
import { textFor } from '../../texts/text.ts';
import { element, text } from '../hast-element.ts';
import { SKIP, visit } from '../visit-tree.ts';
import { readRunnable, wrapAsides } from './asides.ts';
import type { MarkedWord, PageCode } from './code-block.ts';
import { hangDeepLines } from './code-lines.ts';
import { codeTheme } from './code-theme.ts';
import { joinTokens } from './code-tokens.ts';
import { getHighlighter } from './highlighter.ts';
import { hasLines, kindsOfId, readFront, restoreTitle } from './pretty-meta.ts';

/** The tokens of the lines of the current block, see `takeTokens`. */
const underWay: ElementContent[][] = [];

/**
 * Our additions to the highlighter: marks words, replaces the theme's colours with classes, and merges elements.
 * If no line is marked, all lines become one element, in which text and tokens continue over line ends: that is
 * half the size.
 */
const codeTransformer: ShikiTransformer = {
  preprocess(code, options) {
    underWay.length = 0;
    options.decorations = findWords(code, readFront(options.meta?.__raw).words);
  },
  tokens(lines) {
    const isCut = readFront(this.options.meta?.__raw).keepsLines;
    const isMarked = this.options.decorations?.length !== 0;
    return isCut || isMarked ? lines.map(joinTokens) : [joinTokens(lines.flatMap(endLine))];
  },
  line(line) {
    line.children = line.children.flatMap((child) =>
      child.type === 'element' && !child.properties.class ? child.children : [child],
    );
  },
  // Last, when words are marked.
  pre() {
    for (const line of this.lines) {
      underWay.push(line.children);
      line.children = [];
    }
  },
};

const options: Options = {
  theme: codeTheme,
  keepBackground: false,
  // It would put a space into empty lines, which would be copied with the code.
  grid: false,
  bypassInlineCode: true,
  defaultLang: 'text',
  getHighlighter,
  transformers: [codeTransformer],
  onVisitLine(line) {
    line.properties = { className: ['line'] };
    line.data = { position: {}, tokens: takeTokens() };
  },
  // Added, removed and wrong lines have an element or a name for those who can't see the colours.
  onVisitHighlightedLine(line, id) {
    const kinds = kindsOfId(id);
    const named = kinds.find((kind) => kind === 'error' || kind === 'warning');
    line.properties = {
      className: ['line', ...kinds],
      ...(named ? { role: 'group', ariaLabel: named } : {}),
    };
    if (kinds.includes('added')) line.tagName = 'ins';
    else if (kinds.includes('removed')) line.tagName = 'del';
  },
  onVisitTitle(title) {
    title.properties = { className: ['code-title'] };
    for (const child of title.children) {
      if (child.type === 'text') child.value = restoreTitle(child.value);
    }
  },
};

let prettyCode: ReturnType<typeof rehypePrettyCode>;

/**
 * Highlights the blocks from `rehypeCodeFences` with rehype-pretty-code, in a tree of their own, because that
 * walks through its input twice.
 */
export function rehypeHighlight() {
  return async (tree: Root, file: VFile) => {
    const blocks: { element: Element; block: PageCode }[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      const block = code?.type === 'element' && code.data?.codeBlock;
      if (!block) return;
      blocks.push({ element: pre, block });
      return SKIP;
    });
    if (blocks.length === 0) return;
    prettyCode ??= rehypePrettyCode(options);
    // It converts the elements to figures in place.
    const children = blocks.map((figure) => figure.element);
    await prettyCode?.({ type: 'root', children }, file, () => {});
    for (const figure of blocks) finishFigure(figure.element, figure.block);
  };
}

/** Adds the names for style sheets and scripts, and the copy button. */
function finishFigure(figure: Element, block: PageCode): void {
  const pre = lastElement(figure);
  const code = lastElement(pre);
  figure.properties = {
    className: ['code-block'],
    'data-language': block.language,
    ...(block.wrap ? { 'data-wrap': '' } : {}),
    ...(block.isUnknown ? { 'data-unknown': '' } : {}),
  };
  // The title names the figure; an own name would add its length to every block.
  pre.properties = { role: 'group', ariaLabel: textFor('shell.code') };
  code.properties = {};
  const lines = code.children.filter((child) => child.type === 'element');
  for (const line of lines) line.children = line.data?.tokens ?? [];
  if (hasLines(block)) finishLines(code, lines, block);
  else
    code.children = hangDeepLines(
      code.children.flatMap((child) => ('children' in child ? child.children : [child])),
    );
  const shown = textOf(code);
  wrapAsides(code, block.language);
  const runnable = readRunnable(code);
  // There is nothing to copy if all lines are removed.
  if (runnable.trim() === '' && shown.trim() !== '') return;
  const ariaLabel = textFor('theme.CodeBlock.copyButtonAriaLabel');
  const copy = { type: 'button', 'data-copy': '', ariaLabel };
  const value = runnable === shown ? {} : { value: runnable.replace(/\n$/, '') };
  figure.children.push(element('button', { ...copy, ...value }));
}

function lastElement({ tagName, children }: Element): Element {
  const last = children.at(-1);
  if (last?.type !== 'element') throw new Error(`rehype-pretty-code made an empty ${tagName}`);
  return last;
}

/**
 * Line ends are in the elements: browsers leave out those between blocks when they copy what is selected, or blank
 * lines. The style sheet counts from 1; another start needs a style.
 */
function finishLines(code: Element, elements: Element[], { firstNumber, lines }: PageCode): void {
  code.children = elements;
  for (const line of elements) line.children = hangDeepLines(line.children);
  for (const line of elements.slice(0, -1)) line.children.push(text('\n'));
  const focuses = [...lines.values()].some((kinds) => kinds.includes('focused'));
  code.properties.className = [
    'code-lines',
    ...(firstNumber === undefined ? [] : ['has-line-numbers']),
    ...(focuses ? ['has-focus'] : []),
  ];
  if (firstNumber === undefined || firstNumber === 1) return;
  for (const [place, line] of elements.entries())
    line.properties['data-line'] = firstNumber + place;
}

/**
 * The tokens of the next line. They bypass rehype-pretty-code, which would parse the highlighter's HTML again and
 * walk through it twice: that took half as long as tokenizing.
 */
function takeTokens(): ElementContent[] {
  return underWay.shift() ?? [];
}

function endLine(line: ThemedToken[], place: number): ThemedToken[] {
  return place === 0 ? line : [{ content: '\n', offset: 0 }, ...line];
}

/**
 * Finds the words to mark. Occurrences are counted through the whole code; of two overlapping words, the one that
 * was named first is marked.
 */
function findWords(code: string, words: readonly MarkedWord[]): DecorationItem[] {
  const taken = new Uint8Array(words.length > 0 ? code.length : 0);
  return words.flatMap(({ text, places }) => {
    const decorations: DecorationItem[] = [];
    let count = 0;
    let start = code.indexOf(text);
    while (start !== -1) {
      const end = start + text.length;
      const isFree = !taken.subarray(start, end).includes(1);
      if (isFree) {
        taken.fill(1, start, end);
        count += 1;
        if (includesPlace(places, count)) decorations.push({ ...mark, start, end });
      }
      start = code.indexOf(text, isFree ? end : start + 1);
    }
    return decorations;
  });
}

const mark = { tagName: 'mark', alwaysWrap: true, properties: { class: 'code-word' } };

/** True if no occurrences are named, because then all are meant. */
function includesPlace(places: string, place: number): boolean {
  if (places === '') return true;
  return places.split(',').some((range) => {
    const [from, to = from] = range.split(/-|\.{2,3}/).map(Number);
    return from !== undefined && to !== undefined && from <= place && place <= to;
  });
}

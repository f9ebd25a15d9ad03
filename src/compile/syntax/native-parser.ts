import { createRequire } from 'node:module';
import type { Blockquote, FootnoteDefinition, ListItem, Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import type { Point } from 'unist';
import type { ContentFormat } from './content-format.ts';

const features = { frontmatter: false, directive: true, gfm: true };

/** Set for processes that may crash without harm: native code can end its process, which can't be caught. */
export const nativeVariable = 'COMPILE_NATIVELY';

const require = createRequire(import.meta.url);
let loaded: { satteri?: typeof import('satteri') } | undefined;

/** Its binary for this system may not be installed. */
function loadSatteri(): typeof import('satteri') | undefined {
  if (loaded) return loaded.satteri;
  try {
    loaded = { satteri: require('satteri') };
  } catch {
    loaded = {};
  }
  return loaded.satteri;
}

/**
 * A step of the pipeline, after those that set the parser: parses texts with native code, in a twentieth of the
 * time, if it gives the same tree as micromark (see `parseNatively`). Micromark parses all others, and everything
 * if the native code isn't installed or the process must not crash.
 * @param isPlain whether a text is free of syntax that features add
 */
export function nativeParser(
  this: Processor,
  format: ContentFormat,
  isPlain: (text: string) => boolean = () => true,
): void {
  const { parser } = this;
  if (!parser || !process.env[nativeVariable]) return;
  this.parser = (text, file) =>
    (isPlain(text) ? parseNatively(text, format) : undefined) ?? parser(text, file);
}

/**
 * Parses a text with native code.
 * @param text the body of a content file
 * @returns its tree; undefined if micromark might create another one, or find a diagnostic
 */
export function parseNatively(text: string, format: ContentFormat): Root | undefined {
  const satteri = loadSatteri();
  if (!satteri || !mayBeExact(text, format)) return undefined;
  const parse = format === 'md' ? satteri.markdownToMdast : satteri.mdxToMdast;
  try {
    const tree = parse(text, { features });
    return tree.type === 'root' && isExactTree(tree, text) ? tree : undefined;
  } catch {
    // Micromark reports what is wrong, and where.
    return undefined;
  }
}

const fence = /^[ \t]*(`{3,}|~{3,}).*\n(?:.*\n)*?[ \t]*\1[`~]*$/gm;
const inlineCode = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;
const html = /<[a-z!?/]/i;
/** A brace, tag, import or export that is neither escaped nor around a link's address. */
const mdx = /(?<!\\)\{|(?<!\\|\]\()<|^(?:import|export)\b/m;
/**
 * Text that the native parser reads differently: line ends, tabs and footnotes, and emojis beside marks of
 * emphasis, which micromark takes for letters.
 */
const uncommon = /\r|:\t|^[ \t>]+\[\^|[\ud800-\udfff][*_~]|[*_~][\ud800-\udfff]/m;

/**
 * Whether the native parser may parse a text. Excluded are MDX's own syntax, because the native parser creates no
 * syntax trees of expressions and can't explain diagnostics, and line ends, file ends and letters that it counts
 * differently.
 */
function mayBeExact(text: string, format: ContentFormat): boolean {
  if (!text.endsWith('\n') || uncommon.test(text) || !text.isWellFormed()) return false;
  if (!hasPlainDirectives(text)) return false;
  const outside = text.replace(fence, '').replace(inlineCode, '');
  return !(format === 'md' ? html : mdx).test(outside);
}

/**
 * Whether a tree from the native parser is the same as micromark's: whether it has none of the nodes that differ
 * for some texts, mostly in the position where a text ends.
 */
function isExactTree(tree: Root, text: string): boolean {
  return tree.children.every((node) => isExact(node, text));
}

function isExact(node: Nodes, text: string): boolean {
  const { position } = node;
  if (!position || !isPlaced(position.start, text) || !isPlaced(position.end, text)) return false;
  if (!isPlain(node, text.slice(position.start.offset, position.end.offset))) return false;
  return !('children' in node) || node.children.every((child) => isExact(child, text));
}

/** The native parser counts columns in bytes, so they are wrong after non-ASCII letters. */
function isPlaced({ offset = 0, column }: Point, text: string): boolean {
  return offset === 0 ? column === 1 : column === offset - text.lastIndexOf('\n', offset - 1);
}

/** Addresses become links in a separate step, after which the texts beside them have no position. */
const address = /https?:\/\/|www\.|\S@\S/i;
/** A colon before the possible name of a directive. */
const colon = /:(?![ \n!-/;-@[-`{-~]|$)/;
/** Marks that remain after emphasis, code and footnotes were recognized. */
const leftOver = /[*~`]|(?<!\w)_|_(?!\w)|\[\^/;
const closedFence = /^(`{3,}|~{3,})(?:.*\S)?\n(?:[\s\S]*\n)?[ \t>]*\1[`~]*$/;

/** @param written the node as the author wrote it */
function isPlain(node: Nodes, written: string): boolean {
  switch (node.type) {
    case 'text':
      return isPlainText(node.value, written);
    case 'emphasis':
    case 'strong':
      return !/^[*_]{3}|[*_]{3}$|^\*+_|^_+\*/.test(written);
    case 'code':
      return isPlainCode(node.value, written);
    case 'link':
      return node.position?.start.offset !== node.children[0]?.position?.start.offset;
    case 'image':
    case 'imageReference':
      return !/[\\\n]/.test(written);
    case 'table':
      return /^(?!\[).*\|/.test(written);
    case 'blockquote':
      return isPlainQuotation(node, written);
    case 'listItem':
      return node.children.length > 0 && (node.checked === null || isPlainTask(node));
    case 'paragraph':
      return node.children.at(-1)?.type !== 'break';
    case 'footnoteDefinition':
      return isPlainNote(node);
    case 'definition':
      return /^\[(?!\s)[^\]\n]*(?<!\s)\]:/.test(written);
    case 'html':
    case 'textDirective':
    case 'leafDirective':
      return false;
    default:
      return !node.type.startsWith('mdx');
  }
}

function isPlainText(value: string, written: string): boolean {
  if (address.test(value) || colon.test(value) || leftOver.test(value)) return false;
  return /^[\n -~]*$/.test(value) || written.replace(/\n[ \t>]*/g, '\n') === value;
}

/** Whether a fence, if the code is in one, is closed. */
function isPlainCode(value: string, written: string): boolean {
  if (value.includes(':::')) return false;
  return !/^(?:```|~~~)/.test(written) || closedFence.test(written);
}

/** Whether text follows the checkbox of a task in the same line. */
function isPlainTask({ position, children: [content] }: ListItem): boolean {
  const first = content?.type === 'paragraph' ? content.children[0] : undefined;
  return first?.type === 'text' && first.position?.start.line === position?.start.line;
}

function isPlainQuotation({ children }: Blockquote, written: string): boolean {
  if (children.length === 0 || /\n[ \t>]*$/.test(written)) return false;
  return children.every(({ type }) => type !== 'blockquote');
}

function isPlainNote({ position, children }: FootnoteDefinition): boolean {
  if (position?.start.column !== 1 || children.length === 0) return false;
  return children.every(({ type }) => type === 'paragraph');
}

const line = /^.*:::.*$/gm;
const opening =
  /^(:{3,})[a-zA-Z][\w-]*(?:\[[^[\]\s][^[\]]*\])?(?:\{(?: ?(?:[#.]|[a-z]+=)[\w-]+| ?[a-z]+="[^"{}&]*")+\})?$/;
const closing = /^:{3,}$/;

/**
 * Whether every run of three or more colons opens or closes a block, on a line of its own without indentation, and
 * each block ends in the block that it started in. Parsers differ in what else ends a block, such as a line in a
 * fence.
 */
function hasPlainDirectives(text: string): boolean {
  const open: number[] = [];
  for (const [run] of text.matchAll(line)) {
    const outer = open.at(-1) ?? Number.POSITIVE_INFINITY;
    const [, colons] = opening.exec(run) ?? [];
    if (colons !== undefined && colons.length < outer) open.push(colons.length);
    else if (closing.test(run) && run.length === outer) open.pop();
    else return false;
  }
  return open.length === 0;
}

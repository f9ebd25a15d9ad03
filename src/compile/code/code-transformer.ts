import type { ElementContent } from 'hast';
import type { ShikiTransformer, ThemedToken } from 'shiki';
import { findWords } from './find-words.ts';
import { joinTokens } from './join-tokens.ts';
import { readFront } from './pretty-meta.ts';

/** The tokens of the lines of the current block, see `takeTokens`. */
const underWay: ElementContent[][] = [];

/**
 * Our additions to the highlighter: marks words, replaces the theme's colours with classes, and merges elements.
 * If no line is marked, all lines become one element, in which text and tokens continue over line ends: that is
 * half the size.
 */
export const codeTransformer: ShikiTransformer = {
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

/**
 * The tokens of the next line. They bypass rehype-pretty-code, which would parse the highlighter's HTML again and
 * walk through it twice: that took half as long as tokenizing.
 */
export function takeTokens(): ElementContent[] {
  return underWay.shift() ?? [];
}

function endLine(line: ThemedToken[], place: number): ThemedToken[] {
  return place === 0 ? line : [{ content: '\n', offset: 0 }, ...line];
}

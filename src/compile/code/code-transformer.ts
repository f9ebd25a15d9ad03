import type { ElementContent } from 'hast';
import type { ShikiTransformer, ThemedToken } from 'shiki';
import { findWords } from './find-words.ts';
import { joinTokens } from './join-tokens.ts';
import { readFront } from './pretty-meta.ts';

/** The tokens of the lines of one block, see `takeTokens`. */
const underWay: ElementContent[][] = [];

/**
 * What the highlighter does otherwise for us: words are marked, the theme's colours become classes,
 * and as few elements as can be are left. Where no line has anything to say, all are one, over
 * which text and tokens run through: it is half the size.
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
 * The tokens of the next line. They go past rehype-pretty-code, which reads the highlighter's HTML
 * as a tree again and walks through it twice: that took as long as half of tokenising.
 */
export function takeTokens(): ElementContent[] {
  return underWay.shift() ?? [];
}

function endLine(line: ThemedToken[], place: number): ThemedToken[] {
  return place === 0 ? line : [{ content: '\n', offset: 0 }, ...line];
}

import { createRequire } from 'node:module';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { ContentFormat } from './content-format.ts';
import { isExactTree, mayBeExact } from './native-limits.ts';

const features = { frontmatter: false, directive: true, gfm: true };

/** Set for a process that may end without harm: native code that fails ends it, and nothing can catch that. */
export const nativeVariable = 'COMPILE_NATIVELY';

const require = createRequire(import.meta.url);
let loaded: { satteri?: typeof import('satteri') } | undefined;

/** It has a binary for each system, which may not be installed. */
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
 * Has texts parsed by native code, which takes a twentieth of the time, where it gives the tree that
 * micromark gives: see `parseNatively`. Micromark parses all others, and all where the native code
 * isn't installed, or the process must not end by it. A step of the pipeline, after those that set the
 * parser.
 */
export function nativeParser(this: Processor, format: ContentFormat): void {
  const { parser } = this;
  if (!parser || !process.env[nativeVariable]) return;
  this.parser = (text, file) => parseNatively(text, format) ?? parser(text, file);
}

/**
 * @param text the body of a content file
 * @returns its tree; none where micromark may find another one, or a fault
 */
export function parseNatively(text: string, format: ContentFormat): Root | undefined {
  const satteri = loadSatteri();
  if (!satteri || !mayBeExact(text, format)) return undefined;
  const parse = format === 'md' ? satteri.markdownToMdast : satteri.mdxToMdast;
  try {
    const tree = parse(text, { features });
    return tree.type === 'root' && isExactTree(tree, text) ? tree : undefined;
  } catch {
    // Micromark tells what is wrong, and where.
    return undefined;
  }
}

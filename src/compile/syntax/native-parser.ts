import { createRequire } from 'node:module';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { ContentFormat } from './content-format.ts';
import { isExactTree, mayBeExact } from './native-limits.ts';

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

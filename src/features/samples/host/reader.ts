import { isParsed, isScript } from '../group-blocks.ts';
import { lintSample } from '../prove/lint-sample.ts';
import { findBareObject, parseFragment, parseSample } from '../prove/parse-script.ts';
import { parseText } from '../prove/parse-text.ts';
import type { Problem } from '../prove/problem.ts';
import type { ProvableBlock } from '../sample.ts';

Object.assign(globalThis.answers, {
  check: (block) => {
    const { sample } = block;
    if (!sample || sample.fragment !== undefined) return parseBlock(block);
    const compiling = globalThis.checkCompiling(sample);
    const [file] = sample.files;
    // A syntax error is reported once.
    const isRead = !compiling.some(({ tool }) => tool === 'babel');
    return file && isRead ? [...compiling, ...lintSample(file)] : compiling;
  },
} satisfies typeof globalThis.answers);

/** Finds syntax errors in a block that isn't compiled, by its language. */
function parseBlock({
  language,
  title,
  code,
  sample,
  fragment,
}: Omit<ProvableBlock, 'starts' | 'at'>): Problem[] {
  if (sample) return parseFragment(sample.file, code);
  if (isParsed(language)) return fragment ? [] : parseText(language, code);
  if (!isScript({ language })) return [];
  const name = title && isFile(title) ? title : `block.${language}`;
  if (fragment) return parseFragment(name, code);
  const problems = parseSample(name, code);
  return problems.length > 0 || name !== title ? problems : findBareObject(name, code);
}

const isFile = (title: string) => /^[\w@./-]+\.[cm]?[jt]sx?$/.test(title);

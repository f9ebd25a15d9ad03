import { isScript } from '../group-blocks.ts';
import { isParsed } from '../parsed-languages.ts';
import type { ProvableBlock } from '../sample.ts';
import { findBareObject, parseFragment, parseScript } from './parse-script.ts';
import { parseText } from './parse-text.ts';
import type { Problem } from './problem.ts';

/** Finds syntax errors in a block that isn't compiled, by its language. */
export function parseBlock({
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
  const problems = parseScript(name, code);
  return problems.length > 0 || name !== title ? problems : findBareObject(name, code);
}

const isFile = (title: string) => /^[\w@./-]+\.[cm]?[jt]sx?$/.test(title);

import { isScript } from '../group-blocks.ts';
import { isParsed } from '../provable.ts';
import type { ProvableBlock, Sample } from '../sample.ts';
import { createTypeChecker } from './check-types.ts';
import { compileSample } from './compile-sample.ts';
import { judgeBlock } from './judge-block.ts';
import { lintSample } from './lint-sample.ts';
import { findBareObject, parseFragment, parseScript } from './parse-script.ts';
import { parseText } from './parse-text.ts';
import type { Problem, Wrong } from './problem.ts';

let checker: { of: string; types: ReturnType<typeof createTypeChecker> } | undefined;
let closing: NodeJS.Timeout | undefined;
/** An author saves again within this time, and then the process is warm. */
const keptMs = 60_000;

/**
 * Proves blocks: samples by the compiler in both modes, types and lint, others by parsing them.
 * @param root the project's root
 * @param keep whether more will be asked soon, so that TypeScript's process is kept for a while
 * @returns what is wrong with each, in their order
 */
export async function proveBlocks(
  root: string,
  blocks: readonly ProvableBlock[],
  keep: boolean,
): Promise<Wrong[][]> {
  const typed = blocks.flatMap(({ sample }) => (sample && isWhole(sample) ? [sample] : []));
  // It has a process of its own, so the rest is done beside it.
  const types = checkTypes(root, typed, keep);
  types.catch(() => {});
  const others: Problem[][] = [];
  for (const block of blocks) {
    others.push(proveAlone(block));
    await new Promise(setImmediate);
  }
  const found = new Map((await types).map((problems, at) => [typed[at], problems]));
  return blocks.map((block, at) => {
    const told = others[at] ?? [];
    const unread = told.some(({ tool }) => tool === 'babel');
    return judgeBlock(block, unread ? told : [...told, ...(found.get(block.sample) ?? [])]);
  });
}

async function checkTypes(root: string, samples: Sample[], keep: boolean): Promise<Problem[][]> {
  if (samples.length === 0) return [];
  clearTimeout(closing);
  if (checker?.of !== root) await closeChecker();
  checker ??= { of: root, types: createTypeChecker(root) };
  try {
    return await checker.types.check(samples);
  } finally {
    if (!keep) await closeChecker();
    else closing = setTimeout(() => void closeChecker(), keptMs).unref();
  }
}

async function closeChecker(): Promise<void> {
  const { types } = checker ?? {};
  checker = undefined;
  await types?.close();
}

const isWhole = ({ fragment }: Sample) => fragment === undefined;

/** What is said of a block without its types. */
function proveAlone({ language, title, code, sample, fragment }: ProvableBlock): Problem[] {
  if (!sample) {
    if (isParsed(language)) return fragment ? [] : parseText(language, code);
    if (!isScript({ language })) return [];
    const name = title && isFile(title) ? title : `block.${language}`;
    if (fragment) return parseFragment(name, code);
    const problems = parseScript(name, code);
    return problems.length > 0 || name !== title ? problems : findBareObject(name, code);
  }
  if (!isWhole(sample)) return parseFragment(sample.file, code);
  const [file] = sample.files;
  const compiling = compileSample(sample);
  // A file that cannot be read has this told once.
  const unread = compiling.some(({ tool }) => tool === 'babel');
  return file && !unread ? [...compiling, ...lintSample(file)] : compiling;
}

const isFile = (title: string) => /^[\w@./-]+\.[cm]?[jt]sx?$/.test(title);

import { editDistance } from '../../../diagnostics/edit-distance.ts';
import { placeAt } from '../../../diagnostics/places.ts';
import type { ProvableBlock, Sample } from '../sample.ts';
import type { Answer } from '../sandbox/answers.ts';
import { askSandbox, closeSandbox } from '../sandbox/ask-sandbox.ts';
import { checkBlock, describeStop, nameOf } from './check-block.ts';
import { createSampleChecker } from './check-types.ts';
import type { Problem, Wrong } from './problem.ts';

let checker: { of: string; types: ReturnType<typeof createSampleChecker> } | undefined;
let closing: NodeJS.Timeout | undefined;
/** How long the processes stay alive: authors often save again within this time. */
const keepAliveMs = 60_000;
/** Processes that have handled more blocks than this use a gigabyte, and are never kept. */
const maxBlocksForKeeping = 30;

/**
 * Proves blocks: samples with the compiler in both modes, types and lint, others by parsing them. Everything
 * except types runs in the sandbox; TypeScript, a separate process, parses code and runs none of it.
 * @param root the project's root
 * @param willRepeat whether more blocks will follow soon, so that the processes stay alive for a while
 * @returns what is wrong with each block, in order
 */
export async function proveBlocks(
  root: string,
  blocks: readonly ProvableBlock[],
  willRepeat: boolean,
): Promise<Wrong[][]> {
  const keepProcesses = willRepeat && blocks.length <= maxBlocksForKeeping;
  const typed = blocks.flatMap(({ sample }) => (sample?.fragment === undefined && sample) || []);
  // In parallel with the rest.
  const types = checkTypes(root, typed, keepProcesses);
  types.catch(() => {});
  const others = await Promise.all(
    blocks.map(({ starts: _starts, at: _at, ...block }) => askSandbox('check', block)),
  );
  const typeProblems = new Map((await types).map((problems, at) => [typed[at], problems]));
  const wrong = blocks.map((block, at) =>
    checkAnswer(block, others[at] ?? {}, typeProblems.get(block.sample) ?? []),
  );
  if (!keepProcesses) closeSandbox();
  return wrong;
}

function checkAnswer(
  block: ProvableBlock,
  { answer: reported, stopped = '' }: Partial<Answer<Problem[]>>,
  types: readonly Problem[],
): Wrong[] {
  if (!reported) return [describeStop(nameOf(block), stopped)];
  const unread = reported.some(({ tool }) => tool === 'babel');
  const problems = unread ? reported : [...reported, ...types];
  return [...checkBlock(block, problems), ...findMisnamedImports(block)];
}

async function checkTypes(
  root: string,
  files: Sample[],
  keepProcesses: boolean,
): Promise<Problem[][]> {
  if (files.length === 0) return [];
  clearTimeout(closing);
  if (checker?.of !== root) await closeChecker();
  checker ??= { of: root, types: createSampleChecker(root) };
  try {
    return await checker.types.check(files);
  } finally {
    if (!keepProcesses) await closeChecker();
    else closing = setTimeout(() => void closeChecker(), keepAliveMs).unref();
  }
}

async function closeChecker(): Promise<void> {
  const { types } = checker ?? {};
  checker = undefined;
  await types?.close();
}

const packageName = '@stylexjs/stylex';

/** The other packages of StyleX. */
const others =
  /^@stylexjs\/(?:babel-plugin|cli|dev-runtime|dev|esbuild-plugin|eslint-plugin|nextjs-plugin|open-props|postcss-plugin|rollup-plugin|scripts|shared|swc-plugin|types|unplugin|webpack-plugin)(?:\/.*)?$/;

const imported = /(?:\bfrom\s*|\bimport\s*|\brequire\(\s*)(['"])([^'"\n]+)\1/g;

/**
 * Finds imports of StyleX with a misspelt name: a block with one wouldn't count as a sample, and wouldn't be
 * proven.
 */
function findMisnamedImports({ code, sample, fragment }: ProvableBlock): Wrong[] {
  if (sample || fragment !== undefined) return [];
  return [...code.matchAll(imported)].flatMap(({ index, 0: all, 2: name = '' }): Wrong[] => {
    if (!isMisnamed(name)) return [];
    return [
      {
        ...placeAt(code, index + all.indexOf(name)),
        message: `"${name}" is not a StyleX package, so the block is not a sample and is not checked`,
        hint: `Did you mean "${packageName}"? If you mean another package, write fragment="why" after the language.`,
      },
    ];
  });
}

function isMisnamed(name: string): boolean {
  if (name === packageName || others.test(name) || name.startsWith('.')) return false;
  return name === 'stylex' || name.startsWith('@stylex') || editDistance(name, packageName, 3) <= 3;
}

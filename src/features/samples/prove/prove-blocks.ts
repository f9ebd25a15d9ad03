import type { ProvableBlock, Sample } from '../sample.ts';
import type { Answer } from '../sandbox/answers.ts';
import { askSandbox, closeSandbox } from '../sandbox/ask-sandbox.ts';
import { checkBlock, describeStop, nameOf } from './check-block.ts';
import { createTypeChecker } from './check-types.ts';
import { findMisnamedImports } from './misnamed-imports.ts';
import type { Problem, Wrong } from './problem.ts';

let checker: { of: string; types: ReturnType<typeof createTypeChecker> } | undefined;
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
  const found = new Map((await types).map((problems, at) => [typed[at], problems]));
  const wrong = blocks.map((block, at) =>
    checkAnswer(block, others[at] ?? {}, found.get(block.sample) ?? []),
  );
  if (!keepProcesses) closeSandbox();
  return wrong;
}

function checkAnswer(
  block: ProvableBlock,
  { answer: told, stopped = '' }: Partial<Answer<Problem[]>>,
  types: readonly Problem[],
): Wrong[] {
  if (!told) return [describeStop(nameOf(block), stopped)];
  const unread = told.some(({ tool }) => tool === 'babel');
  const problems = unread ? told : [...told, ...types];
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
  checker ??= { of: root, types: createTypeChecker(root) };
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

import type { ProvableBlock, Sample } from '../sample.ts';
import { askSandbox, closeSandbox } from '../sandbox/ask-sandbox.ts';
import { checkBlock, describeStop, nameOf } from './check-block.ts';
import { createTypeChecker } from './check-types.ts';
import { findMisnamedImports } from './misnamed-imports.ts';
import type { Problem, Wrong } from './problem.ts';

let checker: { of: string; types: ReturnType<typeof createTypeChecker> } | undefined;
let closing: NodeJS.Timeout | undefined;
/** An author saves again within this time, and then the process is warm. */
const keptMs = 60_000;

/**
 * Proves blocks: samples by the compiler in both modes, types and lint, others by parsing them. All
 * of it is done in the sandbox but the types: TypeScript, a process of its own, reads code and runs
 * none of it.
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
  // The rest is done beside it.
  const types = checkTypes(root, typed, keep);
  types.catch(() => {});
  const others = await Promise.all(
    blocks.map(({ starts: _starts, at: _at, ...block }) => askSandbox('check', block)),
  );
  if (!keep) closeSandbox();
  const found = new Map((await types).map((problems, at) => [typed[at], problems]));
  return blocks.map((block, at) => {
    const { answer: told, stopped = '' } = others[at] ?? {};
    if (!told) return [describeStop(nameOf(block), stopped)];
    const unread = told.some(({ tool }) => tool === 'babel');
    const problems = unread ? told : [...told, ...(found.get(block.sample) ?? [])];
    return [...checkBlock(block, problems), ...findMisnamedImports(block)];
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

import { checkClaim, listTypedFile } from '../claims/check-claim.ts';
import type { Claim, ProvableBlock, Sample } from '../sample.ts';
import type { Answer } from '../sandbox/answers.ts';
import { askSandbox, closeSandbox } from '../sandbox/ask-sandbox.ts';
import { checkBlock, describeStop, nameOf } from './check-block.ts';
import { createTypeChecker, type TypedFile } from './check-types.ts';
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
  const typed = blocks.flatMap(listTyped);
  // In parallel with the rest.
  const types = checkTypes(
    root,
    typed.map(({ asked }) => asked),
    keepProcesses,
  );
  types.catch(() => {});
  const others = await Promise.all(blocks.map(askAbout));
  const found = new Map((await types).map((problems, at) => [typed[at]?.of, problems]));
  const wrong: Wrong[][] = [];
  for (const [at, block] of blocks.entries()) {
    const { sample, claim, code } = block;
    const of = claim ? await checkClaim(code, claim, found.get(claim) ?? []) : [];
    wrong.push([...checkAnswer(block, others[at] ?? {}, found.get(sample) ?? []), ...of]);
  }
  if (!keepProcesses) closeSandbox();
  return wrong;
}

/** Asks the sandbox about a block, independent of its place; a list of names needs no question. */
function askAbout({ starts: _starts, at: _at, claim, ...block }: ProvableBlock): Answered {
  return claim?.kind === 'names' ? { answer: [] } : askSandbox('check', block);
}

type Answered = Answer<Problem[]> | Promise<Answer<Problem[]>>;

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

/** The files of a block for TypeScript, each with what it belongs to. */
function listTyped(block: ProvableBlock): { of: Sample | Claim; asked: TypedFile }[] {
  const { sample, claim } = block;
  return [
    ...(sample && isWhole(sample) ? [{ of: sample, asked: sample }] : []),
    ...(claim ? listTypedFile(block).map((asked) => ({ of: claim, asked })) : []),
  ];
}

async function checkTypes(
  root: string,
  files: TypedFile[],
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

const isWhole = ({ fragment }: Sample) => fragment === undefined;

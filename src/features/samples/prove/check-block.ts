import type { Expected, Tool } from '../contract.ts';
import type { ProvableBlock } from '../sample.ts';
import type { Problem, Wrong } from './problem.ts';

/** What each tool does with a sample, for faults. */
const deeds: Record<Tool | 'text', string> = {
  babel: 'cannot be parsed',
  stylex: 'does not compile',
  css: 'has a rule that never matches',
  types: 'does not type-check',
  lint: 'breaks a rule',
  text: 'cannot be parsed',
};

/**
 * Compares what the tools say of a block with what its fence says.
 * @returns what its author has to be told
 */
export function checkBlock(block: ProvableBlock, problems: readonly Problem[]): Wrong[] {
  const { fails = [] } = block.sample ?? {};
  const name = nameOf(block);
  const unexpected = problems.filter((problem) => !fails.some((one) => fits(one, problem)));
  const missing = fails.filter((one) => !problems.some((problem) => fits(one, problem)));
  return [
    ...unexpected.map(({ tool, line, column, message }) => ({
      line,
      column,
      message: `${name} ${deeds[tool]}: ${message}`,
      hint: hintFor(block, tool, message),
    })),
    ...missing.map((one) => describeMissing(name, one, problems)),
  ];
}

function fits({ tool, message }: Expected, problem: Problem): boolean {
  return (tool === undefined || tool === problem.tool) && problem.message.includes(message);
}

function describeMissing(
  name: string,
  { tool, message }: Expected,
  problems: readonly Problem[],
): Wrong {
  const whom = tool ? `${tool}: ` : '';
  const told = problems.map((problem) => `${problem.tool}: ${problem.message}`);
  return {
    message: `expected ${name} to fail with "${whom}${message}", but no tool reported it`,
    hint: told.length > 0 ? `Reported: ${told.join('; ')}` : 'Nothing is wrong with it.',
  };
}

/** What is told of a block that the sandbox gives no answer to. */
export function describeStop(name: string, reason: string): Wrong {
  const hint = 'Take out what loops, recurses or grows without end.';
  return { message: `${name} was stopped: ${reason}`, hint, stopped: true };
}

function hintFor(
  { sample, fragment }: ProvableBlock,
  tool: Problem['tool'],
  message: string,
): string {
  if (fragment !== undefined) return 'Even a fragment has to be a part of some code.';
  if (!sample)
    return 'Fix it, or write fragment="why" after the language if it is a part of something.';
  const words = message.replace(/ \([^()]*\)$/, '');
  const part = words.includes('"') ? (words.split('"')[0] ?? '').trim() : words;
  return `Fix it; if this is what it shows, write fails="${tool}: ${part}" after the language.`;
}

/** What a block is called where something is said of it. */
export function nameOf({ title, language, sample }: ProvableBlock): string {
  return title ?? (sample ? 'the sample' : `the ${language}`);
}

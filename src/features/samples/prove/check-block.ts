import { placeAt } from '../../../diagnostics/places.ts';
import type { Expected, Tool } from '../contract.ts';
import { isScript } from '../group-blocks.ts';
import type { ProvableBlock } from '../sample.ts';
import type { Problem, Wrong } from './problem.ts';

/** What each tool does with a sample, for diagnostics. */
const deeds: Record<Tool | 'text', string> = {
  babel: 'cannot be parsed',
  stylex: 'does not compile',
  css: 'has a rule that never matches',
  types: 'does not type-check',
  lint: 'breaks a rule',
  text: 'cannot be parsed',
};

/**
 * Compares the tools' problems in a block with its fence.
 * @returns the diagnostics for its author
 */
export function checkBlock(block: ProvableBlock, problems: readonly Problem[]): Wrong[] {
  const { fails = [] } = block.sample ?? {};
  const name = nameOf(block);
  const unexpected = problems.filter(
    (problem) => !fails.some((expected) => fits(expected, problem)),
  );
  const missing = fails.filter((expected) => !problems.some((problem) => fits(expected, problem)));
  return [
    ...checkImport(block),
    ...unexpected.map(({ tool, line, column, message }) => ({
      line,
      column,
      message: `${name} ${deeds[tool]}: ${message}`,
      hint: hintFor(block, tool, message),
    })),
    ...missing.map((expected) => describeMissing(name, expected, problems)),
  ];
}

/** Reports calls of StyleX outside of samples: they aren't proven, and readers can't see where they come from. */
function checkImport(block: ProvableBlock): Wrong[] {
  const { sample, fragment, code } = block;
  const call = [...code.matchAll(/\bstylex\.\w+\(/g)].find(({ index }) => !isQuoted(code, index));
  if (sample || fragment !== undefined || !call || !isScript(block)) return [];
  // Another package's `stylex` is reported as a misnamed import.
  if (/\bimport\b[^;'"]*\bstylex\b[^;'"]*\bfrom\b/.test(code)) return [];
  return [
    {
      ...placeAt(code, call.index),
      message: `${nameOf(block)} calls "${call[0].slice(0, -1)}" without importing "stylex"`,
      hint: `Import it from '@stylexjs/stylex', or write fragment="why" after the language if it is only a part of a file.`,
      severity: 'warning',
    },
  ];
}

/** Whether a place is in a template, or in a string that starts on its line: code that writes code. */
function isQuoted(code: string, at: number): boolean {
  const before = code.slice(0, at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isOdd = (text: string, quote: string) => text.split(quote).length % 2 === 0;
  return isOdd(before, '`') || isOdd(line, "'") || isOdd(line, '"');
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
  const reported = problems.map((problem) => `${problem.tool}: ${problem.message}`);
  return {
    message: `expected ${name} to fail with "${whom}${message}", but no tool reported it`,
    hint:
      reported.length > 0
        ? `Reported: ${reported.join('; ')}`
        : 'It compiles, its types are correct, and the linter accepts it.',
  };
}

/** The diagnostic for a block that the sandbox couldn't answer. */
export function describeStop(name: string, reason: string): Wrong {
  const hint = 'Look for an endless loop, recursion or growth.';
  return { message: `${name} was stopped: ${reason}`, hint, stopped: true };
}

function hintFor(
  { sample, fragment }: ProvableBlock,
  tool: Problem['tool'],
  message: string,
): string {
  if (fragment !== undefined) return 'Even a fragment must parse as part of a file.';
  if (!sample)
    return 'Fix it, or write fragment="why" after the language if it is only a part of a file.';
  const words = message.replace(/ \([^()]*\)$/, '');
  const part = words.includes('"') ? (words.split('"')[0] ?? '').trim() : words;
  return `Fix it, or if it should fail, write fails="${tool}: ${part}" after the language.`;
}

/** The name of a block in diagnostics. */
export function nameOf({ title, language, sample }: ProvableBlock): string {
  return title ?? (sample ? 'the sample' : `the ${language}`);
}

import { textFor } from '../../../texts/text.ts';
import { findNameProblem } from '../../samples/link/check-project.ts';

/**
 * Checks the name of a file of a project.
 * @param others the names that are taken
 * @returns a sentence about what is wrong; undefined if it is valid
 */
export function checkFileName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return textFor('playground.name.empty');
  if (!/\.(?:tsx?|jsx?)$/.test(name)) return textFor('playground.name.ending');
  const problem = findNameProblem(name, textFor('playground.name.this'));
  if (problem) return problem;
  const taken = others.find((other) => other.toLowerCase() === name.toLowerCase());
  return taken && textFor('playground.name.taken', { name: taken });
}

/** A free name for a new file. */
export function proposeFileName(others: readonly string[]): string {
  if (!others.some((name) => name.endsWith('.stylex.ts'))) return 'tokens.stylex.ts';
  const names = [
    'Card.tsx',
    ...Array.from({ length: 99 }, (_none, place) => `Card${place + 2}.tsx`),
  ];
  return names.find((name) => !checkFileName(name, others)) ?? '';
}

import { findNameProblem } from '../../samples/link/check-project.ts';

/**
 * Checks the name of a file of a project.
 * @param others the names that are taken
 * @returns a sentence about what is wrong; undefined if it is valid
 */
export function checkFileName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'A file needs a name.';
  if (!/\.(?:tsx?|jsx?)$/.test(name)) return 'Use a name that ends in .tsx, .ts, .jsx or .js.';
  const problem = findNameProblem(name);
  if (problem) return `This name ${problem}`;
  const taken = others.find((other) => other.toLowerCase() === name.toLowerCase());
  return taken && `A file named ${taken} already exists.`;
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

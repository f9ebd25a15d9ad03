import type { Steps } from './compile-file.ts';
import type { CompilerInput } from './run-compiler.ts';
import { isThemeFile } from './theme-files.ts';

/** The maximum number of files remembered, enough for a page and some before it; syntax trees are large. */
const maxRemembered = 60;

/**
 * Creates a memory for the results of steps, because files occur in many samples of a page.
 * @returns a function that returns the steps of a file, to be filled; the same for equal text, options and
 * variables
 */
export function rememberSteps(): (input: CompilerInput) => Steps {
  const known = new Map<string, Steps>();
  return ({ file, code, mode, options, names }) => {
    const beside = [...names].filter(isThemeFile).sort();
    const key = JSON.stringify([file, mode, options, code, beside]);
    const steps = known.get(key) ?? {};
    known.delete(key);
    known.set(key, steps);
    const [oldest = ''] = known.keys();
    if (known.size > maxRemembered) known.delete(oldest);
    return steps;
  };
}

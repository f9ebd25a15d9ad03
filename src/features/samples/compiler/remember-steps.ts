import type { Steps } from './compile-file.ts';
import type { CompilerInput } from './run-compiler.ts';
import { isThemeFile } from './theme-files.ts';

/** Those of a page, and of some before it: trees of syntax are large. */
const most = 60;

/**
 * Remembers what was done for files, which stand in many samples of a page each.
 * @returns the steps of a file, to be filled; the same where text, options and the variables beside it are
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
    if (known.size > most) known.delete(oldest);
    return steps;
  };
}

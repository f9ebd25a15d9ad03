import type { Words } from '../../faults/fault.ts';
import { compileProject } from './compile/compile-project.ts';
import type { Rule } from './compile/project.ts';
import { rememberSteps } from './compile/remember-steps.ts';
import { sheetOf } from './compile/sheet-of.ts';
import type { FenceContract } from './contract.ts';
import { markChanges } from './mark-changes.ts';
import { printCss } from './print-css.ts';
import type { Sample } from './sample.ts';

const stepsOf = rememberSteps();

/**
 * What samples became, for readers: the rules of their files in the order of the sheet, or the code
 * that is left of them. With `against`, the lines that come and go are marked as such.
 */
export function writeOutput(
  samples: readonly Sample[],
  { against, ...asked }: Pick<FenceContract, 'output' | 'only' | 'options' | 'against'>,
): string | Words {
  const written = writeOne(samples, asked);
  if (!against || typeof written !== 'string') return written;
  const before = writeOne(samples, { ...asked, options: against });
  if (typeof before !== 'string') return before;
  if (before !== written) return markChanges(before, written);
  const hint = 'Take out against, or show a sample on which the options have an effect.';
  return { message: 'the options change nothing in what the compiler writes', hint };
}

function writeOne(
  samples: readonly Sample[],
  { output, only, options }: Pick<FenceContract, 'output' | 'only' | 'options'>,
): string | Words {
  const files = samples.map(({ files, file }) => {
    const { files: compiled, problems } = compileProject(files, {
      mode: 'production',
      options,
      linesOf: [],
      stepsOf,
    });
    const own = compiled.find(({ name }) => name === file);
    return { own, file, message: problems.find((problem) => problem.file === file)?.message };
  });
  const failed = files.find(({ own }) => !own);
  if (failed) {
    const message = `${failed.file} does not compile, so there is nothing to show of it`;
    return { message, hint: failed.message };
  }
  const compiled = files.flatMap(({ own }) => own ?? []);
  if (output === 'js') return compiled.map(({ js }) => js.trim()).join('\n\n');
  const rules = new Map(compiled.flatMap((one) => one.rules.map((rule) => [rule.css, rule])));
  if (output !== 'css') return writeSheet([...rules.values()], { layers: output === 'layers' });
  const parts = only?.split(' | ');
  const sorted = [...rules.values()]
    .filter(({ css }) => css !== '' && (!parts || parts.some((part) => css.includes(part.trim()))))
    .toSorted((a, b) => a.priority - b.priority);
  if (sorted.length === 0) {
    const hint = 'It is looked for in the CSS of the compiler, which has no blanks.';
    return only ? { message: `no rule has "${only}"`, hint } : '';
  }
  return printCss(sorted.map(({ css }) => css).join('\n'));
}

/** Prints a style sheet as the compiler puts it together. */
export function writeSheet(rules: readonly Rule[], { layers }: { layers: boolean }): string {
  return printCss(sheetOf(rules, { layers }));
}

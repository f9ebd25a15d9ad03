import type { FaultText } from '../../faults/fault.ts';
import type { CompiledFile, Rule } from './compiler/project.ts';
import type { CompilerOptions, FenceContract } from './contract.ts';
import { markChanges } from './mark-changes.ts';
import { printCss } from './print-css.ts';
import type { Sample } from './sample.ts';
import { askAnswer } from './sandbox/ask-answer.ts';
import { askKept } from './sandbox/ask-kept.ts';

/**
 * The compiled output of samples, for readers: the rules of their files in the order of the style sheet, or the
 * remaining code. With `against`, added and removed lines are marked.
 */
export async function writeOutput(
  samples: readonly Sample[],
  { against, ...asked }: Pick<FenceContract, 'output' | 'only' | 'options' | 'against'>,
): Promise<string | FaultText> {
  const written = await writeOne(samples, asked);
  if (!against || typeof written !== 'string') return written;
  const before = await writeOne(samples, { ...asked, options: against });
  if (typeof before !== 'string') return before;
  if (before !== written) return markChanges(before, written);
  const hint = 'Remove against, or show a sample on which the options have an effect.';
  return { message: 'the options do not change the output of the compiler', hint };
}

async function writeOne(
  samples: readonly Sample[],
  { output, only, options }: Pick<FenceContract, 'output' | 'only' | 'options'>,
): Promise<string | FaultText> {
  const files = await Promise.all(samples.map((sample) => compileOne(sample, options)));
  const failed = files.find(({ own }) => !own);
  if (failed) {
    const message = `${failed.file} does not compile, so it has no output`;
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
    const hint = 'Write it exactly as in the compiled CSS: color:red, not color: red.';
    return only ? { message: `no rule has "${only}"`, hint } : '';
  }
  return printCss(sorted.map(({ css }) => css).join('\n'));
}

/** The compiled output of a file, or the compiler's problems. */
async function compileOne(
  { files, file }: Sample,
  options: CompilerOptions | undefined,
): Promise<{ file: string; own?: CompiledFile; message?: string }> {
  const ask = { files, mode: 'production', options, linesOf: [], renders: [] } as const;
  const { answer, stopped } = await askKept('project', ask);
  if (stopped !== undefined) return { file, message: `It was stopped: ${stopped}.` };
  const { files: compiled, problems } = answer.project;
  const own = compiled.find(({ name }) => name === file);
  return { own, file, message: problems.find((problem) => problem.file === file)?.message };
}

/** Formats a style sheet as the compiler assembles it. */
export async function writeSheet(
  rules: readonly Rule[],
  { layers }: { layers: boolean },
): Promise<string> {
  return printCss(await askAnswer('The style sheet', 'sheet', { rules, layers }));
}

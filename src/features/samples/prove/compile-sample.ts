import { compileFile, type Steps } from '../compiler/compile-file.ts';
import type { CompileProblem } from '../compiler/project.ts';
import type { CompilerInput } from '../compiler/run-compiler.ts';
import type { Sample } from '../sample.ts';

type CompilerProblem = Omit<CompileProblem, 'file'>;

/**
 * What the compiler says of a sample in development and in production, each once. Of the other files
 * of its project it asks the names alone; what is wrong in them is told of their own blocks.
 * @param begin fills in the first steps of a file
 */
export function compileSample(
  { files, file }: Pick<Sample, 'files' | 'file'>,
  begin: (input: CompilerInput, steps: Steps) => Steps = (_input, steps) => steps,
): CompilerProblem[] {
  const names = new Set(files.map(({ name }) => name));
  const code = files.find(({ name }) => name === file)?.code ?? '';
  const found = new Map<string, CompilerProblem>();
  let parsed: Steps['parsed'];
  for (const mode of ['development', 'production'] as const) {
    const input = { file, code, names, mode };
    const steps = begin(input, { parsed });
    const { problem } = compileFile({ ...input, withoutLines: true }, steps);
    // It reads the same in both.
    parsed = steps.parsed;
    if (!problem) continue;
    const { tool, line, column, message } = problem;
    found.set(`${tool} ${message}`, { tool, line, column, message });
  }
  return [...found.values()];
}

import { compileFile, type Steps } from '../compile/compile-file.ts';
import type { Sample } from '../sample.ts';
import type { Problem } from './problem.ts';

/**
 * What the compiler says of a sample in development and in production, each once. Of the other files
 * of its project it asks the names alone; what is wrong in them is told of their own blocks.
 */
export function compileSample({ files, file }: Sample): Problem[] {
  const names = new Set(files.map(({ name }) => name));
  const code = files.find(({ name }) => name === file)?.code ?? '';
  const found = new Map<string, Problem>();
  let parsed: Steps['parsed'];
  for (const mode of ['development', 'production'] as const) {
    const steps = { parsed };
    const { problem } = compileFile({ file, code, names, mode, withoutLines: true }, steps);
    // It reads the same in both.
    parsed = steps.parsed;
    if (!problem) continue;
    const { tool, line, column, message } = problem;
    found.set(`${tool} ${message}`, { tool, line, column, message });
  }
  return [...found.values()];
}

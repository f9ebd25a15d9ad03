import { createConfigItem } from '@babel/core';
import commonJs from '@babel/plugin-transform-modules-commonjs';
import { makeRunnable, type Steps } from '../compiler/compile-file.ts';
import { compileProject } from '../compiler/compile-project.ts';
import { rememberSteps } from '../compiler/remember-steps.ts';
import { type CompilerInput, parseCode } from '../compiler/run-compiler.ts';
import { sheetOf } from '../compiler/sheet-of.ts';
import { compileSample } from '../prove/compile-sample.ts';
import { answerQuestions, NotPlainError } from './answer-questions.ts';
import { closeImports } from './close-imports.ts';
import { isPlain } from './is-plain.ts';
import type { CompilerQuestions, Scripts } from './questions.ts';

type Ask<K extends keyof CompilerQuestions> = CompilerQuestions[K]['ask'];
type Answer<K extends keyof CompilerQuestions> = CompilerQuestions[K]['answer'];

declare global {
  /** Set if this realm is for one sample alone, which may call anything. */
  var isOwnRealm: boolean | undefined;
}

const runnable = [createConfigItem(commonJs, { type: 'plugin' }), closeImports];
const remembered = rememberSteps();

/**
 * The steps for a file that may be evaluated here.
 * @throws NotPlainError for any other
 */
function stepsOf(input: CompilerInput, steps: Steps = remembered(input)): Steps {
  steps.parsed ??= parseCode(input);
  if (globalThis.isOwnRealm || !('ast' in steps.parsed)) return steps;
  steps.isPlain ??= isPlain(steps.parsed.ast);
  if (!steps.isPlain) throw new NotPlainError(input.file);
  return steps;
}

answerQuestions({
  project: ({ files, runs, ...options }: Ask<'project'>): Answer<'project'> => {
    const project = compileProject(files, { ...options, stepsOf, ...(runs && { runnable }) });
    const scripts: Scripts = {};
    for (const { name, runnable: code } of project.files) if (code) scripts[name] = code;
    return {
      project: { ...project, files: project.files.map(({ runnable: _code, ...file }) => file) },
      scripts,
    };
  },
  sample: (sample: Ask<'sample'>): Answer<'sample'> => compileSample(sample, stepsOf),
  scripts: (files: Ask<'scripts'>): Answer<'scripts'> =>
    Object.fromEntries(
      files.flatMap(({ name, js }) => {
        const input = {
          file: name,
          code: js,
          names: new Set<string>(),
          mode: 'production',
        } as const;
        const parsed = parseCode(input);
        return 'ast' in parsed ? [[name, makeRunnable(parsed.ast, input, runnable)]] : [];
      }),
    ),
  sheet: ({ rules, layers }: Ask<'sheet'>): Answer<'sheet'> => sheetOf(rules, { layers }),
});

import { createConfigItem } from '@babel/core';
import commonJs from '@babel/plugin-transform-modules-commonjs';
import { compileProject } from '../compiler/compile-project.ts';
import { rememberSteps } from '../compiler/remember-steps.ts';
import { sheetOf } from '../compiler/sheet-of.ts';
import { writeEntry } from '../entry/write-entry.ts';
import { compileSample } from '../prove/compile-sample.ts';
import { parse } from '../prove/parse-script.ts';
import { answerQuestions } from './answer-questions.ts';
import { closeImports } from './close-imports.ts';
import type { CompilerQuestions, Scripts } from './questions.ts';

type Ask<K extends keyof CompilerQuestions> = CompilerQuestions[K]['ask'];
type Answer<K extends keyof CompilerQuestions> = CompilerQuestions[K]['answer'];

/** Without Babel's helpers, which take longest: `components` gives packages a default export instead. */
const runnable = [
  createConfigItem([commonJs, { noInterop: true }], { type: 'plugin' }),
  closeImports,
];
const stepsOf = rememberSteps();

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
  sample: (sample: Ask<'sample'>): Answer<'sample'> => compileSample(sample),
  entry: ({ name, code }: Ask<'entry'>): Answer<'entry'> => {
    const parsed = parse(name, code);
    return ('program' in parsed && writeEntry(name, parsed.program)) || null;
  },
  sheet: ({ rules, layers }: Ask<'sheet'>): Answer<'sheet'> => sheetOf(rules, { layers }),
});

import { createConfigItem } from '@babel/core';
import commonJs from '@babel/plugin-transform-modules-commonjs';
import { compileProject, rememberSteps } from '../compiler/compile-project.ts';
import { sheetOf } from '../compiler/sheet-of.ts';
import { writeEntry } from '../entry/write-entry.ts';
import { findCompileProblems } from '../prove/compile-sample.ts';
import { parse } from '../prove/parse-script.ts';
import type { Scripts } from './messages.ts';

declare global {
  /** In the process: finds the compiler's problems in a sample. */
  var checkCompiling: typeof findCompileProblems;
}

/** Without Babel's helpers, which take longest: `components` gives packages a default export instead. */
const runnable = [createConfigItem([commonJs, { noInterop: true }], { type: 'plugin' })];
const stepsOf = rememberSteps();

globalThis.checkCompiling = findCompileProblems;
Object.assign(globalThis.answers, {
  project: ({ files, renders, ...options }) => {
    const runs = renders.length > 0;
    const project = compileProject(files, { ...options, stepsOf, ...(runs && { runnable }) });
    const scripts: Scripts = Object.fromEntries(
      project.files.flatMap(({ name, runnable: code }) => (code ? [[name, code]] : [])),
    );
    return {
      project: { ...project, files: project.files.map(({ runnable: _code, ...file }) => file) },
      html: renders.map((file) => globalThis.renderComponent(scripts, file)),
    };
  },
  entry: ({ name, code }) => {
    const parsed = parse(name, code);
    return ('program' in parsed && writeEntry(name, parsed.program)) || null;
  },
  sheet: ({ rules, layers }) => sheetOf(rules, { layers }),
} satisfies typeof globalThis.answers);

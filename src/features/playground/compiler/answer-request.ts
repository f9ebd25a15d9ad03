import { compileProject } from '../../samples/compiler/compile-project.ts';
import { plainControls } from '../../samples/compiler/plain-controls.ts';
import type { CompiledProject } from '../../samples/compiler/project.ts';
import { sheetOf } from '../../samples/compiler/sheet-of.ts';
import type { CompileAnswer, CompileRequest, ProjectProblem } from '../protocol/compiler.ts';
import { guardLoops } from './guard-loops.ts';
import { linkImports } from './link-imports.ts';
import { findLinkProblems, orderModules } from './order-modules.ts';
import { rememberFiles } from './remember-files.ts';

const beginProject = rememberFiles();

/** Compiles a project for the page and for the preview; never throws. */
export function answerCompilerRequest(request: CompileRequest): CompileAnswer {
  const { id, files, mode, withoutLines = false } = request;
  const began = performance.now();
  const finish = (answer: Omit<CompileAnswer, 'id' | 'withoutLines' | 'milliseconds'>) => ({
    ...answer,
    id,
    withoutLines,
    milliseconds: performance.now() - began,
  });
  const names = files.map(({ name }) => name);
  const project = beginProject(names);
  try {
    const compiled = compileProject(files, {
      mode,
      stepsOf: project.stepsOf,
      runnable: [guardLoops, linkImports(names, project.noteLinks)],
      ...(withoutLines && { linesOf: [] }),
    });
    const links = project.links();
    const problems = [...compiled.problems, ...findLinkProblems(links)];
    const modules = problems.length === 0 ? orderModules(compiled.files, links) : [];
    const cssTexts = files.filter(({ name }) => name.endsWith('.css')).map(({ code }) => code);
    const css = [plainControls + sheetOf(compiled.rules, { layers: true }), ...cssTexts].join('\n');
    return finish({ compiled, problems, modules, css });
  } catch (error) {
    const problems = [describeCrash(files[0]?.name ?? 'App.tsx', error)];
    return finish({ compiled: nothing, problems, modules: [], css: '' });
  }
}

const nothing: CompiledProject = { files: [], rules: [], problems: [] };

/** The message for errors without a place, such as endless recursion. */
function describeCrash(file: string, error: unknown): ProjectProblem {
  const message = `The compiler failed: ${error instanceof Error ? error.message : error}`;
  return { file, line: 1, column: 1, message, tool: 'babel' };
}

import { types } from '@babel/core';
import type { SourcePoint } from './problem-of.ts';
import type { CompileProblem } from './project.ts';
import { type CompilerInput, type FailedRun, runCompiler } from './run-compiler.ts';
import { namespaceOf, splitDeclarations } from './split-declarations.ts';

/**
 * Moves a problem from a call of `create` to the declaration that causes it. Some of the compiler's errors have no
 * place, so each declaration is compiled alone: the first with the same error is the cause.
 */
export function findFailing(
  ast: types.File,
  input: CompilerInput,
  { problem, place, kind }: FailedRun,
): CompileProblem {
  const copy = types.cloneNode(ast);
  const call = place && kind === 'create' ? findCallAt(copy, place) : undefined;
  const [styles] = call?.arguments ?? [];
  if (!call || !types.isObjectExpression(styles)) return problem;
  const failing = splitDeclarations(styles).find((declaration) => {
    call.arguments = [namespaceOf(declaration)];
    return runCompiler(copy, input).problem?.message === problem.message;
  });
  const start = failing?.written.loc?.start;
  return start ? { ...problem, line: start.line, column: start.column + 1 } : problem;
}

function findCallAt(
  ast: types.File,
  { line, column }: SourcePoint,
): types.CallExpression | undefined {
  const found: types.CallExpression[] = [];
  types.traverseFast(ast, (node) => {
    const start = types.isCallExpression(node) ? node.loc?.start : undefined;
    if (start?.line === line && start.column === column && types.isCallExpression(node)) {
      found.push(node);
    }
  });
  return found[0];
}

import { types } from '@babel/core';
import { findMarked, markValues } from './mark-values.ts';
import { type CompilerInput, runCompiler } from './run-compiler.ts';
import { type Lines, linesOf, namespaceOf, splitDeclarations } from './split-declarations.ts';
import type { CompiledCall, RawRule } from './watch-compiler.ts';

/** A call that is added to a file to learn where rules of another one come from. */
type Probe = {
  call: types.CallExpression;
  /** The rules of the call in question that the added one explains, with their lines. */
  read: (rules: readonly RawRule[]) => [RawRule, Lines[]][];
};

/**
 * Says which declarations each rule comes from, by compiling the file once more with each declaration
 * in a call of its own. Of a rule that cannot be told apart, the lines are those of its call.
 */
export function findLines(
  ast: types.File,
  input: CompilerInput,
  calls: readonly CompiledCall[],
): Map<RawRule, Lines[]> {
  const written = listCalls(ast);
  const probes = calls.flatMap((call) => makeProbes(call, written.get(call.start)));
  const lines = new Map<RawRule, Lines[]>();
  for (const [rule, found] of readProbes(ast, input, probes)) {
    lines.set(rule, [...(lines.get(rule) ?? []), ...found]);
  }
  for (const { start, rules } of calls) {
    const node = written.get(start);
    for (const rule of rules)
      if (!lines.get(rule)?.length && node) lines.set(rule, [linesOf(node)]);
  }
  return lines;
}

function listCalls(ast: types.File): Map<number, types.CallExpression> {
  const calls = new Map<number, types.CallExpression>();
  types.traverseFast(ast, (node) => {
    if (types.isCallExpression(node)) calls.set(node.start ?? -1, node);
  });
  return calls;
}

function makeProbes(call: CompiledCall, written: types.CallExpression | undefined): Probe[] {
  if (!written) return [];
  const [first, second] = written.arguments;
  if (call.kind === 'create' && types.isObjectExpression(first)) {
    return splitDeclarations(first).map((declaration) => ({
      call: callLike(written, [namespaceOf(declaration)]),
      read: (rules) =>
        findSame(call.rules, rules).map((rule) => [rule, [linesOf(declaration.written)]]),
    }));
  }
  const marked: Lines[] = [];
  const isMarked = call.kind === 'defineVars' || call.kind === 'defineConsts';
  if (isMarked && types.isObjectExpression(first)) {
    const values = markValues(first, marked);
    return [{ call: callLike(written, [values]), read: readMarks(call.rules, marked) }];
  }
  if (
    call.kind === 'createTheme' &&
    types.isExpression(first) &&
    types.isObjectExpression(second)
  ) {
    const values = [types.cloneNode(first), markValues(second, marked)];
    return [{ call: callLike(written, values), read: readMarks(call.rules, marked) }];
  }
  return [];
}

const callLike = ({ callee }: types.CallExpression, values: types.Expression[]) =>
  types.callExpression(types.cloneNode(callee), values);

const findSame = (all: readonly RawRule[], some: readonly RawRule[]) =>
  all.filter(([key]) => some.some((rule) => rule[0] === key));

/** Rules with marks come in the order of those without; what values themselves make comes before. */
const readMarks =
  (all: readonly RawRule[], marked: readonly Lines[]): Probe['read'] =>
  (rules) =>
    all.slice(-rules.length).map((rule, place) => {
      const { ltr = '', constVal = '' } = rules[place]?.[1] ?? {};
      return [rule, findMarked(`${ltr}${constVal}`, marked)];
    });

function readProbes(
  ast: types.File,
  input: CompilerInput,
  probes: readonly Probe[],
): [RawRule, Lines[]][] {
  const added = probes.map(({ call }, place) => {
    const declared = types.variableDeclarator(types.identifier(nameOf(place)), call);
    return types.exportNamedDeclaration(types.variableDeclaration('const', [declared]));
  });
  const program = types.program([...ast.program.body, ...added], ast.program.directives);
  const run = runCompiler(types.file(program), input);
  if (run.problem) return [];
  const rules = new Map(run.calls.map((call) => [call.variable, call.rules]));
  return probes.flatMap(({ read }, place) => read(rules.get(nameOf(place)) ?? []));
}

const nameOf = (place: number) => `__probe${place}`;

import { type NodePath, type PluginObj, type TransformOptions, types } from '@babel/core';
import type { SourcePoint } from './problem-of.ts';
import type { CompileProblem } from './project.ts';

/** A rule as the compiler returns it. */
export type RawRule = [
  key: string,
  rule: { ltr: string; rtl?: string | null; constVal?: string | number },
  priority: number,
];

/** A call of a StyleX function: its start, the variable that stores it, and its rules. */
export type CompiledCall = CallSite & { rules: RawRule[] };
type CallSite = { start: number; kind: string; variable: string | undefined };

/** An error's origin: the tool, and the call. */
type Failure = { tool: CompileProblem['tool']; place?: SourcePoint; kind: string };

export type Watch = {
  calls: CompiledCall[];
  failure: Failure;
  plugin: PluginObj;
  wrap: NonNullable<TransformOptions['wrapPluginVisitorMethod']>;
};

/** The plugins whose errors count as the compiler's. */
const compilers = new Set(['stylex', 'link-theme-files']);

/** Observes the compiler in a file: which call creates which rules, and where it stops. */
export function watchCompiler(): Watch {
  const calls: CompiledCall[] = [];
  const failure: Failure = { tool: 'babel', kind: '' };
  let metadata: object = {};

  const plugin: PluginObj = {
    name: 'watch-compiler',
    visitor: {},
    pre(file) {
      metadata = file.metadata;
      file.hub.buildError = (node, message, ErrorType = TypeError) => {
        failure.place = node?.loc?.start;
        return new ErrorType(message);
      };
    },
  };

  function follow(path: NodePath, visit: () => void): void {
    const before = rulesIn(metadata).length;
    const call = path.isCallExpression() ? describeCall(path) : undefined;
    const { loc } = path.node;
    try {
      visit();
    } catch (error) {
      failure.tool = 'stylex';
      failure.kind = call?.kind ?? '';
      if (!path.isProgram()) failure.place ??= loc?.start;
      throw error;
    }
    const rules = rulesIn(metadata).slice(before);
    if (call && rules.length > 0) calls.push({ ...call, rules });
  }

  const wrap: Watch['wrap'] = (name, _when, visit) =>
    compilers.has(name) ? (path, state) => follow(path, () => visit(path, state)) : visit;
  return { calls, failure, plugin, wrap };
}

function rulesIn(metadata: object): RawRule[] {
  const rules = 'stylex' in metadata ? metadata.stylex : [];
  return Array.isArray(rules) ? rules : [];
}

function describeCall(path: NodePath<types.CallExpression>): CallSite {
  const { parent, node } = path;
  const isNamed = types.isVariableDeclarator(parent) && types.isIdentifier(parent.id);
  const variable = isNamed && types.isIdentifier(parent.id) ? parent.id.name : undefined;
  return { start: node.start ?? -1, kind: kindOf(path, node.callee), variable };
}

/** The name of the called function in the package. */
function kindOf(path: NodePath, callee: types.CallExpression['callee']): string {
  if (types.isMemberExpression(callee)) {
    return types.isIdentifier(callee.property) ? callee.property.name : '';
  }
  if (!types.isIdentifier(callee)) return '';
  const imported = path.scope.getBinding(callee.name)?.path.node;
  if (!types.isImportSpecifier(imported)) return '';
  return types.isIdentifier(imported.imported) ? imported.imported.name : imported.imported.value;
}

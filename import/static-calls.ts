import path from 'node:path';
import { isScriptNode, type ScriptNode } from '../src/content/modules/find-client-use.ts';

type Read = (node: unknown, scope: Scope) => unknown;

/** Reads the calls that name files, read JSON, choose for the public, filter gaps or give the year. */
export function readCall(
  { callee, arguments: written }: ScriptNode,
  scope: Scope,
  read: Read,
): unknown {
  if (!isScriptNode(callee)) return unreadable;
  const values = listNodes(written).map((argument) => read(argument, scope));
  const [first] = values;
  if (isNamed(callee, 'require') && typeof first === 'string') return scope.load(first);
  if (isNamed(callee, 'fbContent')) return readPublic(first);
  if (callee.type !== 'MemberExpression') return unreadable;
  const { object, property } = callee;
  if (isNamed(object, 'JSON') && isNamed(property, 'parse')) return readFile(written, scope, read);
  if (isNamed(object, 'require') && isNamed(property, 'resolve')) return first;
  if (isNamed(property, 'filter')) return keepPresent(read(object, scope), listNodes(written)[0]);
  const isJoined = isNamed(property, 'resolve') || isNamed(property, 'join');
  if (isNamed(object, 'path') && isJoined) {
    const texts = values.filter((value) => typeof value === 'string');
    return texts.length < values.length ? unreadable : path.join(...texts);
  }
  return isNamed(property, 'getFullYear') ? new Date().getFullYear() : unreadable;
}

/** What the public sees of `fbContent({ internal, external })`, by Docusaurus' preset of Meta's projects. */
function readPublic(choice: unknown): unknown {
  const isChoice = typeof choice === 'object' && choice !== null && 'external' in choice;
  return isChoice ? choice.external : unreadable;
}

/** `[a, isHere && b].filter(Boolean)`, and with `(item) => item != null`. */
function keepPresent(list: unknown, test: ScriptNode | undefined): unknown {
  const body = test && isScriptNode(test.body) ? test.body : undefined;
  const isPresence =
    isNamed(test, 'Boolean') ||
    (body?.type === 'BinaryExpression' &&
      isScriptNode(body.right) &&
      (body.right.value === null || isNamed(body.right, 'undefined')));
  if (!isPresence || !Array.isArray(list)) return unreadable;
  return list.filter((item) => item !== null && item !== undefined && item !== false);
}

/** `JSON.parse(readFileSync(…))` of a file of the project, as for its version or its address. */
function readFile(written: unknown, scope: Scope, read: Read): unknown {
  const [text] = listNodes(written);
  if (text?.type !== 'CallExpression' || !isScriptNode(text.callee)) return unreadable;
  const { callee } = text;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const file = read(listNodes(text.arguments)[0], scope);
  if (!isNamed(name, 'readFileSync') || typeof file !== 'string') return unreadable;
  return scope.load(path.resolve(path.dirname(scope.file), file));
}

/** `new URL('../package.json', import.meta.url)` is a file. */
export function readNew(
  { callee, arguments: written }: ScriptNode,
  scope: Scope,
  read: Read,
): unknown {
  const [name, base] = listNodes(written);
  const isHere =
    base?.type === 'MemberExpression' &&
    isScriptNode(base.object) &&
    base.object.type === 'MetaProperty';
  const file = read(name, scope);
  if (!isNamed(callee, 'URL') || !isHere || typeof file !== 'string') return unreadable;
  return path.resolve(path.dirname(scope.file), file);
}

/** Whether a node is an identifier of that name. */
export const isNamed = (node: unknown, name: string): boolean =>
  isScriptNode(node) && node.type === 'Identifier' && node.name === name;

/** The nodes of a list, without the gaps. */
export function listNodes(value: unknown): ScriptNode[] {
  return Array.isArray(value) ? value.filter(isScriptNode) : [];
}

/** Stands for what only running the code would tell. */
export const unreadable = Symbol('unreadable');

/** What names mean in a module, whose code is read and never run. */
export type Scope = {
  /** The full path of the module. */
  file: string;
  lookUp: (name: string) => unknown;
  /** What another module or JSON file of the project exports under a name, as default without one, by a relative or full path; unreadable for packages. */
  load: (specifier: string, name?: string) => unknown;
};

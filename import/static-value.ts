import { isScriptNode, type ScriptNode } from '../src/content/modules/find-client-use.ts';
import { isNamed, listNodes, readCall, readNew, type Scope, unreadable } from './static-calls.ts';

/** The value of an expression, with `unreadable` in the places of what it computes. */
export function readValue(node: unknown, scope: Scope): unknown {
  if (!isScriptNode(node)) return undefined;
  const read = readers[node.type];
  return read ? read(node, scope) : unreadable;
}

type Reader = (node: ScriptNode, scope: Scope) => unknown;

const inner: Reader = (node, scope) => readValue(node.expression ?? node.argument, scope);

const readers: Readonly<Record<string, Reader>> = {
  Literal: (node) => ('regex' in node && node.regex ? unreadable : node.value),
  Identifier: ({ name }, scope) => (name === 'undefined' ? undefined : scope.lookUp(String(name))),
  ParenthesizedExpression: inner,
  TSAsExpression: inner,
  TSSatisfiesExpression: inner,
  TSNonNullExpression: inner,
  ChainExpression: inner,
  AwaitExpression: inner,
  TemplateLiteral: readTemplate,
  ArrayExpression: (node, scope) =>
    listNodes(node.elements).flatMap((item) => readItem(item, scope)),
  ObjectExpression: readObject,
  MemberExpression: readMember,
  ConditionalExpression: (node, scope) => {
    const test = readValue(node.test, scope);
    return readValue(test === unreadable || !test ? node.alternate : node.consequent, scope);
  },
  LogicalExpression: readLogical,
  UnaryExpression: ({ operator, argument }, scope) => {
    const value = readValue(argument, scope);
    if (value === unreadable) return unreadable;
    if (operator === '!') return !value;
    return operator === '-' && typeof value === 'number' ? -value : unreadable;
  },
  BinaryExpression: readBinary,
  CallExpression: (node, scope) => readCall(node, scope, readValue),
  NewExpression: (node, scope) => readNew(node, scope, readValue),
};

function readTemplate({ quasis, expressions }: ScriptNode, scope: Scope): unknown {
  const values = listNodes(expressions).map((expression) => readValue(expression, scope));
  if (values.some((value) => !isPlain(value))) return unreadable;
  return listNodes(quasis)
    .map(({ value }, at) => {
      const cooked = value instanceof Object && 'cooked' in value ? String(value.cooked) : '';
      return cooked + (at < values.length ? String(values[at]) : '');
    })
    .join('');
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function readItem(node: ScriptNode, scope: Scope): unknown[] {
  if (node.type !== 'SpreadElement') return [readValue(node, scope)];
  const spread = readValue(node.argument, scope);
  return Array.isArray(spread) ? spread : [unreadable];
}

function readObject({ properties }: ScriptNode, scope: Scope): unknown {
  const entries = listNodes(properties).flatMap((property): (readonly [string, unknown])[] => {
    if (property.type === 'SpreadElement') {
      const spread = readValue(property.argument, scope);
      return spread instanceof Object ? Object.entries(spread) : [];
    }
    const name = nameOfKey(property, scope);
    return name === undefined ? [] : [[name, readValue(property.value, scope)]];
  });
  return Object.fromEntries(entries);
}

/** The name of a property, or of what is asked of an object. */
function nameOfKey({ key, computed }: ScriptNode, scope: Scope): string | undefined {
  if (!isScriptNode(key)) return undefined;
  if (key.type === 'Identifier' && !computed) return String(key.name);
  const value = readValue(key, scope);
  return isPlain(value) ? String(value) : undefined;
}

function readMember({ object, property, computed }: ScriptNode, scope: Scope): unknown {
  const name = nameOfKey({ type: '', start: 0, end: 0, key: property, computed }, scope);
  // What the environment says is another thing on each machine.
  if (
    isScriptNode(object) &&
    object.type === 'MemberExpression' &&
    isNamed(object.object, 'process')
  ) {
    return undefined;
  }
  const holder = readValue(object, scope);
  if (!(holder instanceof Object) || name === undefined) return unreadable;
  return Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
}

function readLogical({ operator, left, right }: ScriptNode, scope: Scope): unknown {
  const first = readValue(left, scope);
  if (first === unreadable) return operator === '&&' ? unreadable : readValue(right, scope);
  const isDone = operator === '&&' ? !first : operator === '||' ? first : (first ?? undefined);
  if (operator === '??') return first ?? readValue(right, scope);
  return isDone ? first : readValue(right, scope);
}

function readBinary({ operator, left, right }: ScriptNode, scope: Scope): unknown {
  const [a, b] = [readValue(left, scope), readValue(right, scope)];
  if (a === unreadable || b === unreadable) return unreadable;
  if (operator === '===' || operator === '==') return a === b;
  if (operator === '!==' || operator === '!=') return a !== b;
  return operator === '+' && isPlain(a) && isPlain(b) ? `${a}${b}` : unreadable;
}

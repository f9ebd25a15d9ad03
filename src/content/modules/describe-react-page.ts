import {
  childrenOf,
  isScriptNode,
  languageOf,
  parseScript,
  type ScriptNode,
} from './find-client-use.ts';

/** The elements that tell browsers the title and description of a page. */
const layouts = ['Layout', 'PageMetadata'];

/**
 * Writes as front matter what a page's component says of itself, as far as its text tells: the title and description
 * of its layout, or of its head. A page named like the site needs no title.
 */
export function describeReactPage(file: string, text: string): string {
  const nodes = listNodesBelow(parseScript(text, languageOf(file) ?? 'jsx'));
  const constants = new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' ? [[nameIn(node.id), node.init] as const] : [],
    ),
  );
  const elements = nodes.filter(({ type }) => type === 'JSXOpeningElement');
  const attributes = elements
    .filter(({ name }) => layouts.includes(nameIn(name)))
    .flatMap((element) => listAttributes(element, constants));
  const titles = nodes
    .filter(
      (node) =>
        node.type === 'JSXElement' && nameIn(fieldOf(node, 'openingElement', 'name')) === 'title',
    )
    .map(({ children }) => ['title', textOfChildren(children, constants)] as const);
  const metas = elements
    .filter(({ name }) => nameIn(name) === 'meta')
    .map((element) => new Map(listAttributes(element, constants)))
    .flatMap((meta) =>
      meta.get('name') === 'description' ? [['description', meta.get('content')] as const] : [],
    );
  const found = new Map([...metas, ...titles, ...attributes].filter(([, value]) => value));
  const fields = ['title', 'description'].flatMap((name) =>
    found.has(name) ? [`${name}: ${JSON.stringify(found.get(name))}\n`] : [],
  );
  return `---\n${fields.join('')}---\n`;
}

type Constants = ReadonlyMap<string, unknown>;

function listAttributes(element: ScriptNode, constants: Constants) {
  return listNodesBelow(element.attributes)
    .filter(({ type }) => type === 'JSXAttribute')
    .map(({ name, value }) => [nameIn(name), readText(value, constants)] as const);
}

function textOfChildren(children: unknown, constants: Constants): string | undefined {
  const texts = Array.isArray(children) ? children.map((child) => readText(child, constants)) : [];
  return texts.every((text) => text !== undefined) ? texts.join('').trim() : undefined;
}

/** The text that an expression is, if no code has to run for it. */
function readText(node: unknown, constants: Constants): string | undefined {
  if (!isScriptNode(node)) return undefined;
  const { type, value } = node;
  if (type === 'Literal' || type === 'JSXText')
    return typeof value === 'string' ? value : undefined;
  if (type === 'JSXExpressionContainer') return readText(node.expression, constants);
  if (type === 'Identifier') {
    const constant = constants.get(nameIn(node));
    return isScriptNode(constant) && constant.type !== 'Identifier'
      ? readText(constant, constants)
      : undefined;
  }
  if (type === 'TemplateLiteral') {
    const quasis = listNodesBelow(node.quasis);
    return quasis.length === 1 ? String(fieldOf(quasis[0], 'value', 'cooked')) : undefined;
  }
  if (type !== 'CallExpression' || nameIn(node.callee) !== 'translate') return undefined;
  const message = listNodesBelow(node.arguments).find(
    (field) => field.type === 'Property' && nameIn(field.key) === 'message',
  );
  return readText(message?.value, constants);
}

const nameIn = (node: unknown): string => String(fieldOf(node, 'name') ?? '');

function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (inner instanceof Object ? Reflect.get(inner, name) : undefined),
    value,
  );
}

/** All nodes of a tree, from the outside inwards. */
function listNodesBelow(value: unknown): ScriptNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodesBelow);
  return isScriptNode(value) ? [value, ...childrenOf(value).flatMap(listNodesBelow)] : [];
}

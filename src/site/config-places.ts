import { parseAst } from 'rolldown/parseAst';
import { type FieldPlaces, joinField, type Place, placeAt } from '../faults/places.ts';

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/**
 * Finds where the fields of a config stand that a module exports by default.
 * @param source the module's text
 * @returns the place of each field that is written out, by field path; constants are followed
 */
export function findConfigPlaces(source: string): FieldPlaces {
  const places = new Map<string, { key: Place; value: Place }>();
  const program = parse(source);
  if (!program) return places;
  const body = listNodes(program.body);
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (!exported || !isNode(exported.declaration)) return places;
  const constants = listConstants(body);
  const note = (field: string, key: Node, written: Node) => {
    const value = unwrap(written, constants);
    places.set(field, { key: placeAt(source, key.start), value: placeAt(source, written.start) });
    if (value.type === 'ArrayExpression') {
      listNodes(value.elements).forEach((item, at) => {
        note(joinField(field, at), item, item);
      });
    }
    if (value.type !== 'ObjectExpression') return;
    for (const property of listNodes(value.properties)) {
      const name = nameOfKey(property.key);
      if (name === undefined || !isNode(property.key) || !isNode(property.value)) continue;
      note(joinField(field, name), property.key, property.value);
    }
  };
  note('', exported.declaration, exported.declaration);
  return places;
}

/** Follows `x satisfies T`, `(x)`, and names of constants of the module. */
function unwrap(node: Node, constants: ReadonlyMap<string, Node>): Node {
  if (isNode(node.expression)) return unwrap(node.expression, constants);
  const constant = node.type === 'Identifier' ? constants.get(String(node.name)) : undefined;
  return constant && constant !== node ? unwrap(constant, constants) : node;
}

function listConstants(body: readonly Node[]): Map<string, Node> {
  const declared = body.map((node) => (isNode(node.declaration) ? node.declaration : node));
  const declarators = declared.flatMap((node) => listNodes(node.declarations));
  return new Map(
    declarators.flatMap(({ id, init }) =>
      isNode(id) && isNode(init) && init.type !== 'Identifier' ? [[String(id.name), init]] : [],
    ),
  );
}

function nameOfKey(key: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  if (key.type === 'Identifier') return String(key.name);
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function parse(source: string): Node | undefined {
  try {
    const program: unknown = parseAst(source, { lang: 'ts' });
    return isNode(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function listNodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

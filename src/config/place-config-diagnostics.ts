import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseScript, type ScriptBody } from '../content/modules/find-client-use.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  type FieldDiagnostic,
  type FieldPlaces,
  joinField,
  type Place,
  placeAt,
  placeDiagnostic,
} from '../diagnostics/places.ts';

/** Adds the line and column of their fields to diagnostics of `site.config.ts`. */
export function placeConfigDiagnostics(
  root: string,
  diagnostics: readonly FieldDiagnostic[],
): Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const places = findConfigPlaces(readFileSync(path.join(root, 'site.config.ts'), 'utf8'));
  return diagnostics.map((diagnostic) => placeDiagnostic(diagnostic, places));
}

type Statement = ScriptBody[number];
type Node = NonNullable<Statement['parent']>;

/**
 * Finds the places of the fields in a configuration that a module exports as default.
 * @param source the module's text
 * @returns the place of each literal field, by field path; constants are followed
 */
export function findConfigPlaces(source: string): FieldPlaces {
  const places = new Map<string, { key: Place; value: Place }>();
  const body = parseScript(source, 'ts') ?? [];
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (!exported) return places;
  const constants = listConstants(body);
  const note = (field: string, key: Node, written: Node) => {
    const value = unwrap(written, constants);
    places.set(field, { key: placeAt(source, key.start), value: placeAt(source, written.start) });
    if (value.type === 'ArrayExpression') {
      for (const [at, item] of value.elements.entries()) {
        if (item) note(joinField(field, at), item, item);
      }
    }
    if (value.type !== 'ObjectExpression') return;
    for (const property of value.properties) {
      if (property.type !== 'Property') continue;
      const name = nameOfKey(property.key);
      if (name !== undefined) note(joinField(field, name), property.key, property.value);
    }
  };
  note('', exported.declaration, exported.declaration);
  return places;
}

/** Follows `x satisfies T`, `(x)`, and constants of the module. */
function unwrap(node: Node, constants: ReadonlyMap<string, Node>): Node {
  if ('expression' in node && typeof node.expression === 'object') {
    return unwrap(node.expression, constants);
  }
  const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  return constant && constant !== node ? unwrap(constant, constants) : node;
}

function listConstants(body: readonly Statement[]): Map<string, Node> {
  const declared = body.map((node) =>
    node.type === 'ExportNamedDeclaration' ? node.declaration : node,
  );
  const declarators = declared.flatMap((node) =>
    node?.type === 'VariableDeclaration' ? node.declarations : [],
  );
  return new Map(
    declarators.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && init.type !== 'Identifier' ? [[id.name, init]] : [],
    ),
  );
}

function nameOfKey(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The keywords of CSS properties, by the properties' names in camel case. */
export type CssTable = Record<string, string[]>;

const leftOut = new Set(['DeprecatedSystemColor', 'SystemColor', 'Globals']);

/**
 * Reads the CSS properties and their keywords from the types of the package csstype.
 * @param source its `index.d.ts`
 */
export function readCssTable(source: string): CssTable {
  const types = readTypes(source);
  const table: CssTable = {};
  for (const name of ['StandardLonghandProperties', 'StandardShorthandProperties']) {
    const start = source.indexOf(`export interface ${name}<`);
    const body = source.slice(start, source.indexOf('\n}', start));
    for (const [, property = '', type = ''] of body.matchAll(/^ {2}(\w+)\?: Property\.(\w+)/gm)) {
      table[property] = [...listWords(`Property.${type}`, types)].sort();
    }
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of each type by its name: `Property.Display`, `Color`. */
function readTypes(source: string): Map<string, string> {
  const types = new Map<string, string>();
  const [properties = '', data = ''] = source
    .slice(source.indexOf('export namespace Property {'))
    .split('export namespace DataType {');
  const groups = [
    { text: properties, prefix: 'Property.' },
    { text: data, prefix: '' },
  ];
  for (const { text, prefix } of groups) {
    const pattern = /^ {2}(?:export )?type (\w+)(?:<[^=]*=[^=]*>)? =\s*([^;]*);/gm;
    for (const [, name = '', union = ''] of text.matchAll(pattern)) types.set(prefix + name, union);
  }
  return types;
}

/** All keywords of a type, and of the types that it refers to. */
function listWords(name: string, types: ReadonlyMap<string, string>, seen = new Set<string>()) {
  const words = new Set<string>();
  if (seen.has(name) || leftOut.has(name)) return words;
  seen.add(name);
  const pattern = /"([^"]+)"|(?:DataType\.)?(\b(?:Property\.)?[A-Z]\w+)/g;
  for (const [, word, type] of (types.get(name) ?? '').matchAll(pattern)) {
    if (word && !word.startsWith('-')) words.add(word);
    for (const inner of type ? listWords(type, types, seen) : []) words.add(inner);
  }
  return words;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { digest } from '../cache/disk-cache.ts';

const languages = new Map([
  ['.js', 'jsx'],
  ['.jsx', 'jsx'],
  ['.mjs', 'jsx'],
  ['.ts', 'ts'],
  ['.mts', 'ts'],
  ['.tsx', 'tsx'],
] as const);

/** By the digests of names and texts. */
const known = new Map<string, string[] | undefined>();

/**
 * The names that a module exports.
 * @returns undefined where that cannot be told from its text alone: it passes on all of another,
 * it is no ES module, or it cannot be parsed, which the bundler will say
 */
export function listExports(file: string): string[] | undefined {
  const lang = [...languages].find(([ending]) => ending === path.extname(file))?.[1];
  if (!lang) return undefined;
  const text = readFileSync(file, 'utf8');
  const key = digest(`${lang}\0${text}`);
  if (!known.has(key)) known.set(key, readExports(text, lang));
  return known.get(key);
}

function readExports(text: string, lang: 'jsx' | 'ts' | 'tsx'): string[] | undefined {
  let body: Body;
  try {
    body = parseAst(text, { lang }).body;
  } catch {
    return undefined;
  }
  if (!body.some(({ type }) => /^(?:Import|Export)/.test(type))) return undefined;
  const names: string[] = [];
  for (const statement of body) {
    const found = namesOf(statement);
    if (!found) return undefined;
    names.push(...found);
  }
  return names.sort();
}

type Body = ReturnType<typeof parseAst>['body'];

function namesOf(statement: Body[number]): string[] | undefined {
  if (statement.type === 'ExportAllDeclaration') return undefined;
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
  const { declaration, specifiers } = statement;
  const names = specifiers.map(({ exported }) =>
    exported.type === 'Literal' ? exported.value : exported.name,
  );
  if (declaration?.type !== 'VariableDeclaration') {
    const id = declaration && 'id' in declaration ? declaration.id : undefined;
    return id?.type === 'Identifier' ? [...names, id.name] : names;
  }
  for (const { id } of declaration.declarations) {
    if (id.type !== 'Identifier') return undefined;
    names.push(id.name);
  }
  return names;
}

import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { digest } from '../../node/disk-cache.ts';

/** By the digests of names and texts. */
const known = new Map<string, string[] | undefined>();

/**
 * Lists the names that a module exports.
 * @returns undefined if its text alone doesn't tell: it re-exports everything from another module, isn't an ES
 * module, or can't be parsed, which the bundler reports
 */
export function listExports(file: string): string[] | undefined {
  if (file.endsWith('.json')) return listFields(readFileSync(file, 'utf8'));
  const [, ending] = /\.m?([jt]sx?)$/.exec(file) ?? [];
  if (!ending) return undefined;
  const lang = ending === 'ts' || ending === 'tsx' ? ending : 'jsx';
  const text = readFileSync(file, 'utf8');
  const key = digest(`${lang}\0${text}`);
  if (!known.has(key)) known.set(key, readExports(text, lang));
  return known.get(key);
}

/** JSON exports its fields whose names are valid in code, and all of it as default. */
function listFields(text: string): string[] | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    const names = isObject ? Object.keys(data) : [];
    return ['default', ...names.filter((name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name))];
  } catch {
    return undefined;
  }
}

function readExports(text: string, lang: 'jsx' | 'ts' | 'tsx'): string[] | undefined {
  let body: Body;
  try {
    body = parseAst(text, { lang }).body;
  } catch {
    return undefined;
  }
  if (!body.some(({ type }) => /^(?:Import|Export)/.test(type))) return undefined;
  const names = body.map(namesOf);
  return names.every((found) => found !== undefined) ? names.flat().sort() : undefined;
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

import { parseAst } from 'rolldown/parseAst';
import { placeAt } from '../../diagnostics/places.ts';
import { digest } from '../../node/disk-cache.ts';
import { childrenOf, isScriptNode, type ScriptLanguage } from './find-client-use.ts';

/** What a module takes from another one: one name, or `*` for all. */
export type TakenName = { specifier: string; name: string; line: number; column: number };

/** What the exports of a module are made of, as far as its text tells. */
export type ExportsOutline = {
  imports: TakenName[];
  /** What an export takes from other modules, by its name. */
  taken: ReadonlyMap<string, TakenName[]>;
};

/** By the digests of languages and texts; undefined for what cannot be parsed. */
const known = new Map<string, ExportsOutline | undefined>();

/**
 * Tells what each export of a module takes from other modules, by itself or through other names of
 * the module. A name that is also used for something else counts as used.
 * @returns undefined where it cannot be parsed, which others say
 */
export function outlineExports(text: string, lang: ScriptLanguage): ExportsOutline | undefined {
  const key = digest(`${lang}\0${text}`);
  if (!known.has(key)) known.set(key, readOutline(text, lang));
  return known.get(key);
}

type Body = ReturnType<typeof parseAst>['body'];
type Statement = Body[number];
/** What a name of the module is: something taken, or code in which others are used. */
type Meaning = TakenName | { uses: string[] };

function readOutline(text: string, lang: ScriptLanguage): ExportsOutline | undefined {
  let body: Body;
  try {
    body = parseAst(text, { lang }).body;
  } catch {
    return undefined;
  }
  const meanings = new Map<string, Meaning>();
  /** The names of exports, and of the module. */
  const exported = new Map<string, string>();
  const imports: TakenName[] = [];
  const take = (local: string, taken: TakenName) => {
    imports.push(taken);
    meanings.set(local, taken);
  };
  for (const statement of body) {
    for (const [local, taken] of listTaken(statement, text)) take(local, taken);
    for (const [local, uses] of listDeclared(statement)) meanings.set(local, { uses });
    for (const [name, local] of listExported(statement)) exported.set(name, local);
  }
  const follow = (local: string, seen: Set<string>): TakenName[] => {
    const meaning = meanings.get(local);
    if (!meaning || seen.has(local)) return [];
    seen.add(local);
    return 'uses' in meaning ? meaning.uses.flatMap((name) => follow(name, seen)) : [meaning];
  };
  const taken = Array.from(exported, ([name, local]) => [name, follow(local, new Set())] as const);
  return { imports, taken: new Map(taken) };
}

/** By their names here, what a statement takes; what is only passed on has a name that no code has. */
function listTaken(statement: Statement, text: string): [string, TakenName][] {
  if (!('source' in statement) || !statement.source) return [];
  const place = placeAt(text, statement.start);
  const take = (name: string): TakenName => ({
    specifier: statement.source?.value ?? '',
    name,
    ...place,
  });
  if (statement.type === 'ExportAllDeclaration') return [[passedOn('*'), take('*')]];
  if (statement.type === 'ExportNamedDeclaration') {
    if (statement.exportKind === 'type') return [];
    return statement.specifiers.map((part) => [
      passedOn(nameOf(part.exported)),
      take(nameOf(part.local)),
    ]);
  }
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
  return statement.specifiers.map((part) => {
    if (part.type === 'ImportSpecifier') return [part.local.name, take(nameOf(part.imported))];
    return [part.local.name, take(part.type === 'ImportDefaultSpecifier' ? 'default' : '*')];
  });
}

const passedOn = (name: string) => `export ${name}`;

function nameOf(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value);
}

/** The names that a statement declares, and those that are used for each. */
function listDeclared(statement: Statement): [string, string[]][] {
  const declared = 'declaration' in statement ? statement.declaration : statement;
  if (!declared) return [];
  if (declared.type === 'VariableDeclaration') {
    return declared.declarations.flatMap(({ id, init }) =>
      listNames(id).map((name): [string, string[]] => [name, listNames(init)]),
    );
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    return [...declarationOf(declared), [passedOn('default'), listNames(declared)]];
  }
  return declarationOf(declared);
}

function declarationOf(declared: { type: string; id?: unknown }): [string, string[]][] {
  if (!/^(?:Function|Class)Declaration$/.test(declared.type)) return [];
  const [name] = listNames(declared.id);
  return name === undefined ? [] : [[name, listNames(declared)]];
}

/** Of a statement: by the names of exports, the names here. */
function listExported(statement: Statement): [string, string][] {
  if (statement.type === 'ExportDefaultDeclaration') return [['default', passedOn('default')]];
  if (statement.type === 'ExportAllDeclaration') return [['*', passedOn('*')]];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const named = statement.specifiers.map((part): [string, string] => {
    const name = nameOf(part.exported);
    return [name, statement.source ? passedOn(name) : nameOf(part.local)];
  });
  return [...named, ...listDeclared(statement).map(([name]): [string, string] => [name, name])];
}

/** All names in some code, of tags too. */
function listNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listNames);
  if (!isScriptNode(value)) return [];
  if (/^(?:JSX)?Identifier$/.test(value.type)) return [String(value.name)];
  return childrenOf(value).flatMap(listNames);
}

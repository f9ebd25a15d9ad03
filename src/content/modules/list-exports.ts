import { readFileSync } from 'node:fs';
import { placeAt } from '../../diagnostics/places.ts';
import { digest } from '../../node/disk-cache.ts';
import {
  childrenOf,
  isScriptNode,
  languageOf,
  parseScript,
  type ScriptBody,
  type ScriptLanguage,
} from './find-client-use.ts';

/** By the digests of names and texts. */
const exportsByText = new Map<string, string[] | undefined>();

/**
 * Lists the names that a module exports.
 * @returns undefined if its text alone doesn't tell: it re-exports everything from another module, isn't an ES
 * module, or can't be parsed, which the bundler reports
 */
export function listExports(file: string): string[] | undefined {
  if (file.endsWith('.json')) return listFields(readFileSync(file, 'utf8'));
  const lang = languageOf(file);
  if (!lang) return undefined;
  return listExportsOf(readFileSync(file, 'utf8'), lang);
}

/** The same for the text of a module. */
export function listExportsOf(text: string, lang: ScriptLanguage): string[] | undefined {
  const key = digest(`${lang}\0${text}`);
  if (!exportsByText.has(key)) exportsByText.set(key, readExports(text, lang));
  return exportsByText.get(key);
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

function readExports(text: string, lang: ScriptLanguage): string[] | undefined {
  const body = parseScript(text, lang);
  if (!body?.some(({ type }) => /^(?:Import|Export)/.test(type))) return undefined;
  const names = body.map(namesOf);
  return names.every((list) => list !== undefined) ? names.flat().sort() : undefined;
}

function namesOf(statement: Statement): string[] | undefined {
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

/** What a module takes from another one: one name, or `*` for all. */
export type TakenName = { specifier: string; name: string; line: number; column: number };

/** What the exports of a module are made of, as far as its text tells. */
type ExportsOutline = {
  imports: TakenName[];
  /** What an export takes from other modules, by its name. */
  taken: ReadonlyMap<string, TakenName[]>;
};

/** By the digests of languages and texts; undefined for what cannot be parsed. */
const outlines = new Map<string, ExportsOutline | undefined>();

/**
 * Tells what each export of a module takes from other modules, by itself or through other names of
 * the module. A name that is also used for something else counts as used.
 * @returns undefined where it cannot be parsed, which others say
 */
export function outlineExports(text: string, lang: ScriptLanguage): ExportsOutline | undefined {
  const key = digest(`${lang}\0${text}`);
  if (!outlines.has(key)) outlines.set(key, readOutline(text, lang));
  return outlines.get(key);
}

type Statement = ScriptBody[number];
/** What a name of the module is: something taken, or code in which others are used. */
type Meaning = TakenName | { uses: string[] };

function readOutline(text: string, lang: ScriptLanguage): ExportsOutline | undefined {
  const body = parseScript(text, lang);
  if (!body) return undefined;
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
    return statement.specifiers.map((specifier) => [
      passedOn(nameOf(specifier.exported)),
      take(nameOf(specifier.local)),
    ]);
  }
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
  return statement.specifiers.map((specifier) => {
    if (specifier.type === 'ImportSpecifier')
      return [specifier.local.name, take(nameOf(specifier.imported))];
    return [
      specifier.local.name,
      take(specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'),
    ];
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
  const named = statement.specifiers.map((specifier): [string, string] => {
    const name = nameOf(specifier.exported);
    return [name, statement.source ? passedOn(name) : nameOf(specifier.local)];
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

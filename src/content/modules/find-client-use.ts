import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** What a component needs a browser for, and its place. */
export type ClientUse = { name: string; offset: number };

export type ScriptLanguage = 'jsx' | 'ts' | 'tsx';

/** The language of a file by its extension; undefined for other files than scripts. */
export function languageOf(file: string): ScriptLanguage | undefined {
  const [, ending] = /\.[cm]?([jt]sx?)$/.exec(file) ?? [];
  if (ending === undefined) return undefined;
  return ending === 'ts' || ending === 'tsx' ? ending : 'jsx';
}

/** The text of a script of the project, and its language; undefined for other files. */
export function readScript(
  root: string,
  file: string,
): { text: string; lang: ScriptLanguage } | undefined {
  const lang = languageOf(file);
  return lang && { text: readFileSync(path.join(root, file), 'utf8'), lang };
}

export type ScriptBody = ReturnType<typeof parseAst>['body'];

/** The statements of a script; undefined if it has a syntax error. */
export function parseScript(text: string, lang: ScriptLanguage): ScriptBody | undefined {
  try {
    return parseAst(text, { lang }).body;
  } catch {
    return undefined;
  }
}

/** Hooks that also work on the server. */
const serverHooks = [
  ...['useId', 'useCallback', 'useMemo', 'useDebugValue'],
  ...['useBaseUrl', 'useBaseUrlUtils', 'useMDXComponents', 'useDocusaurusContext'],
  ...['useActiveVersion', 'useThemeConfig'],
  ...['useLatestVersion', 'useDocsVersion', 'useVersions'],
  ...['useActivePluginAndVersion', 'useActiveDocContext', 'useCurrentSidebarCategory'],
];

/** A quick check that every use of a browser passes, so that few files are parsed. */
const mayUse = /\buse[A-Z]|<Redirect\b|\bon[A-Z]\w*\s*=|\bcreateContext\b|\bextends\b/;

/**
 * Finds what makes a component a client component: a hook, a context, an event handler, a class.
 * @param text the text of a module
 * @returns undefined if there is none, if the module has a directive, or if it can't be parsed, which the bundler
 * reports
 */
export function findClientUse(text: string, lang: ScriptLanguage): ClientUse | undefined {
  const body = mayUse.test(text) ? parseScript(text, lang) : undefined;
  const isMarked = body?.some(
    (statement) =>
      'directive' in statement && /^use (?:client|server)$/.test(statement.directive ?? ''),
  );
  return isMarked ? undefined : findUse(body);
}

/** Whether browsers load a module: it says so, or needs one. */
export function isForBrowsers(text: string, lang: ScriptLanguage): boolean {
  const directive = /^\s*(?:(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)\s*)*(["'])use client\1/;
  return directive.test(text) || findClientUse(text, lang) !== undefined;
}

/** A node of a script as it is parsed: which fields it has depends on its type. */
export type ScriptNode = { type: string; start: number; end: number } & Record<string, unknown>;

/** Whether a value in a syntax tree is a node. */
export function isScriptNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function findUse(value: unknown): ClientUse | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const use = findUse(item);
      if (use) return use;
    }
    return undefined;
  }
  if (!isScriptNode(value)) return undefined;
  const name = nameOfUse(value);
  if (name !== undefined) return { name, offset: value.start };
  return findUse(childrenOf(value));
}

/** The values of a node's fields, without the way back to its parent. */
export function childrenOf(node: ScriptNode): unknown[] {
  return Object.entries(node).flatMap(([key, inner]) => (key === 'parent' ? [] : [inner]));
}

function nameOfUse(node: ScriptNode): string | undefined {
  if (node.type === 'CallExpression') {
    const name = lastName(node.callee);
    const isHook = /^use[A-Z]/.test(name) && !serverHooks.includes(name);
    return isHook || name === 'createContext' ? name : undefined;
  }
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    const name = lastName(node.superClass);
    return /^(?:Pure)?Component$/.test(name) ? `a class of ${name}` : undefined;
  }
  if (node.type === 'JSXOpeningElement')
    return lastName(node.name) === 'Redirect' ? 'Redirect' : undefined;
  if (node.type !== 'JSXAttribute' || !isScriptNode(node.value)) return undefined;
  const name = lastName(node.name);
  return /^on[A-Z]/.test(name) && node.value.type === 'JSXExpressionContainer' ? name : undefined;
}

/** The name `useState` in `useState` and `React.useState`. */
function lastName(node: unknown): string {
  if (!isScriptNode(node)) return '';
  if (node.type === 'MemberExpression') return lastName(node.property);
  return typeof node.name === 'string' ? node.name : '';
}

import { parseAst } from 'rolldown/parseAst';

/** What a component needs a browser for, and where it is written. */
export type ClientUse = { name: string; offset: number };

export type ScriptLanguage = 'jsx' | 'ts' | 'tsx';

/** By the ending of a file; undefined for what is no script. */
export function languageOf(file: string): ScriptLanguage | undefined {
  const [, ending] = /\.[cm]?([jt]sx?)$/.exec(file) ?? [];
  if (ending === undefined) return undefined;
  return ending === 'ts' || ending === 'tsx' ? ending : 'jsx';
}

/** Hooks that work while pages are made. */
const serverHooks = [
  ...['useId', 'useCallback', 'useMemo', 'useDebugValue'],
  ...['useBaseUrl', 'useMDXComponents', 'useDocusaurusContext', 'useActiveVersion'],
  ...['useLatestVersion', 'useDocsVersion', 'useVersions'],
  ...['useActivePluginAndVersion', 'useActiveDocContext'],
];

/** What every use of a browser holds, for few files have to be parsed then. */
const mayUse = /\buse[A-Z]|\bon[A-Z]\w*\s*=|\bcreateContext\b|\bextends\b/;

/**
 * Finds what makes a component one for browsers: a hook, a context, an event handler, a class.
 * @param text of a module
 * @returns undefined where there is none, where the module says by itself what it is, and where it
 * cannot be parsed, which the bundler will say
 */
export function findClientUse(text: string, lang: ScriptLanguage): ClientUse | undefined {
  if (!mayUse.test(text)) return undefined;
  let body: ReturnType<typeof parseAst>['body'];
  try {
    body = parseAst(text, { lang }).body;
  } catch {
    return undefined;
  }
  if (body.some((one) => 'directive' in one && /^use (?:client|server)$/.test(one.directive ?? '')))
    return undefined;
  return findUse(body);
}

/** Whether browsers load a module: it says so, or needs one. */
export function isForBrowsers(text: string, lang: ScriptLanguage): boolean {
  const directive = /^\s*(?:(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)\s*)*(["'])use client\1/;
  return directive.test(text) || findClientUse(text, lang) !== undefined;
}

/** A node of a script as it is parsed: which fields it has depends on its type. */
export type ScriptNode = { type: string; start: number; end: number } & Record<string, unknown>;

export function isScriptNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function findUse(value: unknown): ClientUse | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findUse(item);
      if (found) return found;
    }
    return undefined;
  }
  if (!isScriptNode(value)) return undefined;
  const name = nameOfUse(value);
  if (name !== undefined) return { name, offset: value.start };
  return findUse(
    Object.entries(value).flatMap(([key, inner]) => (key === 'parent' ? [] : [inner])),
  );
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
  if (node.type !== 'JSXAttribute' || !isScriptNode(node.value)) return undefined;
  const name = lastName(node.name);
  return /^on[A-Z]/.test(name) && node.value.type === 'JSXExpressionContainer' ? name : undefined;
}

/** `useState` of `useState` and of `React.useState`. */
function lastName(node: unknown): string {
  if (!isScriptNode(node)) return '';
  if (node.type === 'MemberExpression') return lastName(node.property);
  return typeof node.name === 'string' ? node.name : '';
}

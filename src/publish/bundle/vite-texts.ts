import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import {
  childrenOf,
  isScriptNode,
  languageOf,
  type ScriptNode,
} from '../../content/modules/find-client-use.ts';
import { splitForms } from '../../texts/plural-forms.ts';
import {
  currentTexts,
  escapeMessage,
  findMessage,
  listChoices,
  placeholder,
  type SiteTexts,
  splitAround,
} from '../../texts/text.ts';

/** A call for a text: the id, the site's texts, and the source of its values. */
type TextCall = {
  id: string;
  texts: SiteTexts | undefined;
  /** The second argument. */
  given: string;
  /** Its fields, if it is an object. */
  values: ReadonlyMap<string, string>;
};

/** The functions of `texts/text` whose calls are replaced, and what replaces them. */
const writers: Readonly<Record<string, (call: TextCall) => string>> = {
  textFor: ({ id, texts, values }) => writeText(findMessage(id, texts).message, values),
  markupFor: ({ id, texts, values }) =>
    writeText(escapeMessage(findMessage(id, texts).message), values),
  pluralFor: writePlural,
  chooseText: writeChoice,
  textAround: ({ id, texts }) => JSON.stringify(splitAround(findMessage(id, texts).message)),
};

/**
 * A plugin for Vite and for the bundler: replaces each call for a text with the text, in the language of the site, so
 * that browsers load the texts that they show, and neither ids nor tables.
 */
export function viteTexts(root: string): Pick<Plugin, 'name' | 'enforce' | 'transform'> {
  const code = path.join(root, 'src', path.sep);
  return {
    name: 'site:texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: "/texts/text.ts'" },
      handler: (text, id) =>
        id.startsWith(code)
          ? { code: replaceTexts(text, id, currentTexts()), map: null }
          : undefined,
    },
  };
}

type Piece = { start: number; end: number; written: string };

/**
 * Replaces the calls for texts in a module, and their import.
 * @param texts what the site has instead of the English texts
 * @throws if an id isn't written in the call
 */
export function replaceTexts(code: string, file: string, texts: SiteTexts | undefined): string {
  const { body } = parseAst(code, { lang: languageOf(file) ?? 'ts' });
  const imported = body.find(
    (node) => node.type === 'ImportDeclaration' && node.source.value.endsWith('/texts/text.ts'),
  );
  if (imported?.type !== 'ImportDeclaration') return code;
  const names = imported.specifiers.map(({ local }) => local.name);
  const written = names.filter((name) => Object.hasOwn(writers, name));
  const write = (node: ScriptNode): string =>
    replacePieces(code, node.start, node.end, listPieces(node, writeNode));
  const writeNode = (node: ScriptNode): string | undefined => {
    const name = node.type === 'CallExpression' && nameIn(node.callee);
    if (!name || !written.includes(name) || !Array.isArray(node.arguments)) return undefined;
    const [id, given]: unknown[] = node.arguments;
    if (!isScriptNode(id) || typeof id.value !== 'string')
      throw new Error(`${file}: the id of a text must be written in its call`);
    const call = { id: id.value, texts, given: isScriptNode(given) ? write(given) : '' };
    return writers[name]?.({ ...call, values: readValues(given, write) });
  };
  const pieces = listPieces(body, writeNode);
  if (written.length === names.length)
    pieces.push({ start: imported.start, end: imported.end, written: '' });
  return replacePieces(code, 0, code.length, pieces);
}

/** The outermost nodes of a tree that are replaced. */
function listPieces(value: unknown, writeNode: (node: ScriptNode) => string | undefined): Piece[] {
  if (Array.isArray(value)) return value.flatMap((item) => listPieces(item, writeNode));
  if (!isScriptNode(value)) return [];
  const { start, end } = value;
  const written = writeNode(value);
  if (written !== undefined) return [{ start, end, written }];
  return listPieces(childrenOf(value), writeNode);
}

/** Replaces pieces of a part of a module; no line after them moves. */
function replacePieces(code: string, from: number, to: number, pieces: readonly Piece[]): string {
  let [result, at] = ['', from];
  for (const { start, end, written } of pieces.toSorted((a, b) => a.start - b.start)) {
    const lines = code.slice(start, end).replace(/[^\n]+/g, '');
    result += code.slice(at, start) + written + lines;
    at = end;
  }
  return result + code.slice(at, to);
}

function readValues(given: unknown, write: (node: ScriptNode) => string): Map<string, string> {
  const properties = isScriptNode(given) && Array.isArray(given.properties) ? given.properties : [];
  return new Map(
    properties.flatMap((property: unknown) =>
      isScriptNode(property) && isScriptNode(property.value)
        ? [[nameIn(property.key), write(property.value)] as const]
        : [],
    ),
  );
}

const nameIn = (node: unknown) =>
  isScriptNode(node) && typeof node.name === 'string' ? node.name : '';

/** Writes a string, or a template if the message has values. */
function writeText(message: string, values: ReadonlyMap<string, string>): string {
  const pieces = message.split(placeholder);
  if (pieces.length === 1) return JSON.stringify(message);
  const written = pieces.map((piece, at) => {
    const value = at % 2 ? values.get(piece) : undefined;
    if (value === undefined) return escapeTemplate(at % 2 ? `{${piece}}` : piece);
    return /^`[^`]*`$/.test(value) ? value.slice(1, -1) : `\${${value}}`;
  });
  return `\`${written.join('')}\``;
}

const escapeTemplate = (text: string) => text.replace(/[\\`$]/g, '\\$&');

/** Writes what chooses the form of a number; for languages like English, browsers need no rules. */
function writePlural({ id, texts, given }: TextCall): string {
  const { message, language } = findMessage(id, texts);
  const forms = Array.from(splitForms(message, language), ([category, form]) => {
    const names = Array.from(form.matchAll(placeholder), ([, name = '']) => [name, given] as const);
    return { category, text: writeText(form, new Map(names)) };
  });
  const [first, second] = forms;
  if (!second) return first?.text ?? '""';
  const rules = new Intl.PluralRules(language);
  const isLikeEnglish = [0, 1, 2, 11, 101].every((n) => (rules.select(n) === 'one') === (n === 1));
  if (forms.length === 2 && isLikeEnglish)
    return `(${given} === 1 ? ${first?.text} : ${second.text})`;
  const entries = forms.map(({ category, text }) => `${category}: ${text}`);
  return `({ ${entries.join(', ')} })[new Intl.PluralRules(${JSON.stringify(language)}).select(${given})]`;
}

/** Writes a table, or what all texts have after their names, as in English. */
function writeChoice({ id, texts, given }: TextCall): string {
  const choices = listChoices(id, texts);
  const [[name, text] = ['', '']] = choices;
  const end = text.slice(name.length);
  if (choices.every(([key, message]) => message === key)) return given;
  if (choices.every(([key, message]) => message === key + end))
    return `\`\${${given}}${escapeTemplate(end)}\``;
  return `(${JSON.stringify(Object.fromEntries(choices))}[${given}] ?? ${given})`;
}

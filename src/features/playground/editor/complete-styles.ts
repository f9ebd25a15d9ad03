import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { textFor } from '../../../texts/text.ts';
import { inTime } from './late-script.ts';

/** The values of CSS properties, by the properties' names in camel case. */
export type CssWords = Readonly<Record<string, readonly string[]>>;

/** The functions of StyleX, each with a short description. */
export const stylexFunctions: Readonly<Record<string, string>> = {
  create: textFor('playground.complete.create'),
  props: textFor('playground.complete.props'),
  defineVars: textFor('playground.complete.defineVars'),
  createTheme: textFor('playground.complete.createTheme'),
  defineConsts: textFor('playground.complete.defineConsts'),
  keyframes: textFor('playground.complete.keyframes'),
  positionTry: textFor('playground.complete.positionTry'),
  firstThatWorks: textFor('playground.complete.firstThatWorks'),
  types: textFor('playground.complete.types'),
};

const conditions = [
  'default',
  ':hover',
  ':focus-visible',
  ':active',
  ':disabled',
  ':first-child',
  ':last-child',
  '::before',
  '::after',
  '@media (max-width: 600px)',
  '@media (prefers-color-scheme: dark)',
  '@media (prefers-reduced-motion: reduce)',
  '@supports ',
];

const functionOptions: Completion[] = Object.entries(stylexFunctions).map(([label, detail]) => ({
  label,
  detail,
  type: 'function',
}));

/**
 * Loads the values of CSS properties.
 * @throws LateError if that takes too long
 */
export const loadWords = () => inTime(import('virtual:css-table'));

/** Completes the functions of StyleX and, in styles, properties, their values and conditions. */
export async function completeStyles(context: CompletionContext): Promise<CompletionResult | null> {
  const member = context.matchBefore(/\bstylex\.\w*$/);
  if (member) {
    return { from: member.from + 'stylex.'.length, options: functionOptions, validFor: /^\w*$/ };
  }
  const place = findStylePlace(context.state, context.pos);
  const word = context.matchBefore(/['"]?[\w:@-]*$/);
  if (!place || !word || (word.from === word.to && !context.explicit)) return null;
  const { cssTable } = await loadWords();
  const texts = listTexts(place, cssTable);
  if (texts.length === 0) return null;
  const quote = /^['"]/.test(word.text);
  const from = word.from + (quote ? 1 : 0);
  const options = texts.map((label) => ({ label, apply: quote ? label : applied(label, place) }));
  return { from, options, validFor: /^[\w:@ -]*$/ };
}

/** The possible completions at a position. */
function listTexts({ call, keys, isValue }: StylePlace, table: CssWords): readonly string[] {
  if (/^define|Theme$/.test(call)) return [];
  const property = keys.findLast((key) => key in table);
  if (isValue) return property ? (table[property] ?? []) : [];
  if (property) return conditions;
  const depth = call === 'positionTry' ? 0 : 1;
  return keys.length >= depth ? Object.keys(table) : [];
}

/** A text that isn't an identifier needs quotes; a key needs a value. */
function applied(label: string, { isValue }: StylePlace): string {
  const isName = /^[A-Za-z]\w*$/.test(label);
  if (isValue) return `'${label}'`;
  return `${isName ? label : `'${label}'`}: `;
}

/** A position in styles. */
type StylePlace = {
  /** The function: `create`, `keyframes` … */
  call: string;
  /** The keys of the enclosing objects, outermost first, without quotes. */
  keys: string[];
  /** Whether it is in a value, and not in a key. */
  isValue: boolean;
};

/** How long a completion may wait for the file to be parsed, which usually has happened while typing. */
const timeoutMs = 500;

const styleCalls = /(?:^|\.)(create|keyframes|positionTry|createTheme|defineVars|defineConsts)$/;

/** Finds the position in the argument of a StyleX function; undefined elsewhere. */
function findStylePlace(state: EditorState, position: number): StylePlace | undefined {
  const keys: string[] = [];
  // The tree of a state that was just made ends where its 20 ms did.
  const tree = ensureSyntaxTree(state, state.doc.length, timeoutMs) ?? syntaxTree(state);
  const inner = tree.resolveInner(position, -1);
  let isValue = false;
  let isInObject = false;
  for (let node: typeof inner | null = inner; node; node = node.parent) {
    if (node.name === 'ObjectExpression') isInObject = true;
    else if (node.name === 'Property') {
      const key = node.firstChild;
      const isAfter = key !== null && position > key.to && node.getChild(':') !== null;
      if (isAfter) {
        isValue ||= keys.length === 0 && !isInObject;
        keys.unshift(state.sliceDoc(key.from, key.to).replace(/^['"]|['"]$/g, ''));
      }
    } else if (node.name === 'CallExpression' && node.firstChild) {
      const { from, to } = node.firstChild;
      const call = styleCalls.exec(state.sliceDoc(from, to))?.[1];
      if (call) return { call, keys, isValue };
    }
  }
  return undefined;
}

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { inTime } from './late-part.ts';
import { findStylePlace, type StylePlace } from './style-place.ts';
import { stylexFunctions } from './stylex-functions.ts';

/** The values of CSS properties, by the properties' names in camel case. */
export type CssTable = Readonly<Record<string, readonly string[]>>;

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
function listTexts({ call, keys, isValue }: StylePlace, table: CssTable): readonly string[] {
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

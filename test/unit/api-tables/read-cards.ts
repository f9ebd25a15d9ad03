import type { Facts } from './compare-rows.ts';
import { firstCode, plain } from './read-tables.ts';

const missing = { Type: '', Default: '', Since: '' };

/**
 * The facts of each card of a page by its heading: the code without backticks and without the words
 * that follow it. Missing facts are empty.
 */
export function readCards(text: string): Map<string, Facts> {
  const cards = text.matchAll(
    /^### (?:\.{3})?(\w+)(?: \{#[\w-]+\})?\n\n(- Type: .+\n(?:- .+\n)*)/gm,
  );
  return new Map(
    Array.from(cards, ([, name = '', list = '']) => [name, { ...missing, ...readFacts(list) }]),
  );
}

/** The facts of each chapter that lists some below its heading. */
export function readChapters(text: string): Map<string, Facts> {
  const chapters = text.matchAll(/^## ([\w-]+)\n\n(- Type: .+\n(?:- .+\n)*)/gm);
  return new Map(Array.from(chapters, ([, name = '', list = '']) => [name, readFacts(list)]));
}

function readFacts(list: string): Facts {
  const facts = list.matchAll(/^- ([A-Z][a-z]+): (.+)$/gm);
  return Object.fromEntries(
    Array.from(facts, ([, name = '', value]) => [
      name,
      name === 'Type' ? plain(value) : firstCode(value),
    ]),
  );
}

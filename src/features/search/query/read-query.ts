import { stopWords } from './stop-words.ts';
import { findTokens, normalizeWord, splitToken } from './tokenize.ts';

/** A word that is looked for. */
export type QueryWord = {
  term: string;
  /** As it was typed, in lower case. */
  typed: string;
  /** It may be the beginning of a longer one: it is still being typed. */
  isOpen: boolean;
  /** What a camelCase word is made of, for where it stands nowhere. */
  subs: readonly string[];
};

/** What was typed: its words, and what was written in one: `stylex.create`. */
export type Query = { words: QueryWord[]; wholes: QueryWord[] };

/** Each word may need a file of its own. */
const maxWords = 5;
/** Where a whole message was typed, its words in a row say more than what was written in one. */
const maxWordsWithWholes = 4;

/** Takes what a visitor typed apart; words of questions are left out where there are others. */
export function readQuery(text: string): Query {
  const isOpen = /[\p{L}\p{N}_$]$/u.test(text);
  const words = new Map<string, QueryWord>();
  const wholes: QueryWord[] = [];
  for (const { token } of findTokens(text)) {
    const pieces = splitToken(token);
    const whole = pieces.find(({ kind }) => kind === 'whole')?.term;
    const parts = token.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean);
    const saysMore = parts.some((part) => !stopWords.has(part.toLowerCase()));
    if (whole !== undefined && (pieces.length === 1 || !saysMore)) {
      words.set(whole, { term: whole, typed: whole, isOpen: false, subs: [] });
      continue;
    }
    if (whole !== undefined) wholes.push({ term: whole, typed: whole, isOpen: true, subs: [] });
    for (const part of parts) {
      const subs = splitToken(part).flatMap(({ term, kind }) => (kind === 'sub' ? [term] : []));
      const term = normalizeWord(part);
      words.set(term, { term, typed: part.toLowerCase(), isOpen: false, subs });
    }
  }
  const all = [...words.values()];
  const last = all.at(-1);
  if (last && isOpen) last.isOpen = true;
  const asked = all.filter(({ term }) => !stopWords.has(term) && term.length > 1);
  // `how do i` is no beginning of a word yet; a word alone may be, as `the` is of `theme`.
  const asTyped = all.map((word) => ({ ...word, isOpen: all.length === 1 && word.isOpen }));
  return {
    words: takeLongest(asked.length > 0 ? asked : asTyped),
    wholes: all.length > maxWordsWithWholes ? [] : wholes,
  };
}

/** Of many words the longest, which are the rarest, in their order. */
function takeLongest(words: QueryWord[]): QueryWord[] {
  if (words.length <= maxWords) return words;
  const longest = words.toSorted((a, b) => b.term.length - a.term.length).slice(0, maxWords);
  return words.filter((word) => longest.includes(word));
}

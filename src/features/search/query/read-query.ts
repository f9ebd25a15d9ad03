import { findTokens, normalizeWord, splitToken, stopWords } from './tokenize.ts';

/** A word of the query. */
export type QueryWord = {
  term: string;
  /** As it was typed, in lower case. */
  typed: string;
  /** Whether it may be the start of a longer word, because it is still being typed. */
  isOpen: boolean;
  /** The subwords of a camelCase word, used if the word itself isn't found. */
  subs: readonly string[];
};

/** The query: its words, and its compounds, such as `stylex.create`. */
export type Query = { words: QueryWord[]; wholes: QueryWord[] };

/** Each word may need another file. */
const maxWords = 5;
/** In longer queries, consecutive words say more than compounds. */
const maxWordsWithWholes = 4;

/** Parses a query; question words are left out if there are other words. */
export function readQuery(text: string): Query {
  const isOpen = /[\p{L}\p{N}_$]$/u.test(text);
  const words = new Map<string, QueryWord>();
  const wholes: QueryWord[] = [];
  for (const { token } of findTokens(text)) {
    const pieces = splitToken(token);
    const whole = pieces.find(({ kind }) => kind === 'whole')?.term;
    const segments = token.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean);
    const stops = segments.filter((segment) => stopWords.has(segment.toLowerCase())).length;
    // `when` of `stylex.when` is a name, of which the rest says nothing.
    const isName = stops > 0 && token.includes('.');
    if (whole !== undefined && (pieces.length === 1 || isName || stops === segments.length)) {
      words.set(whole, { term: whole, typed: whole, isOpen: false, subs: [] });
      continue;
    }
    if (whole !== undefined) wholes.push({ term: whole, typed: whole, isOpen: true, subs: [] });
    for (const segment of segments) {
      const subs = splitToken(segment).flatMap(({ term, kind }) => (kind === 'sub' ? [term] : []));
      const term = normalizeWord(segment);
      words.set(term, { term, typed: segment.toLowerCase(), isOpen: false, subs });
    }
  }
  const all = [...words.values()];
  const last = all.at(-1);
  if (last && isOpen) last.isOpen = true;
  const meaningful = all.filter(({ term }) => !stopWords.has(term) && term.length > 1);
  // `how do i` isn't the start of a word; a single word may be, like `the` of `theme`.
  const asTyped = all.map((word) => ({ ...word, isOpen: all.length === 1 && word.isOpen }));
  return {
    words: takeLongest(meaningful.length > 0 ? meaningful : asTyped),
    wholes: all.length > maxWordsWithWholes ? [] : wholes,
  };
}

/** Of many words the longest, which are the rarest, in their order. */
function takeLongest(words: QueryWord[]): QueryWord[] {
  if (words.length <= maxWords) return words;
  const longest = words.toSorted((a, b) => b.term.length - a.term.length).slice(0, maxWords);
  return words.filter((word) => longest.includes(word));
}

import {
  baseOf,
  foldWord,
  isDense,
  listPairs,
  listSegments,
  listTokens,
  normalizeWord,
  splitToken,
  stopWords,
} from './tokenize.ts';

/** A word of the query. */
export type QueryWord = {
  term: string;
  /** The term in the spelling that was typed, such as `resume!résumé`. */
  spelling?: string;
  /** As it was typed, folded. */
  typed: string;
  /** Whether it may be the start of a longer word, because it is still being typed. */
  isOpen: boolean;
  /** The parts of a camelCase word or of a run of a dense script, used if the word itself isn't found. */
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
  // A lone capital such as `R` is a name.
  const isOpen = /\S[\p{L}\p{N}\p{M}_$]$|[\da-zAI]$/u.test(text);
  const words = new Map<string, QueryWord>();
  const wholes: QueryWord[] = [];
  // The `t` of `don't` isn't a word.
  for (const token of listTokens(text.replace(/\b['’]\w\b/g, ''))) {
    if (isDense(token)) {
      const term = foldWord(token);
      words.set(term, wordOf(term, { subs: listParts(term) }));
      continue;
    }
    const pieces = splitToken(token);
    const whole = pieces.find(({ kind }) => kind === 'whole')?.term;
    const segments = listSegments(token);
    const isStop = (segment: string) => stopWords.has(segment.toLowerCase());
    // `when` of `stylex.when` is a name, of which the rest says nothing.
    const isName = token.includes('.') && segments.some(isStop);
    const isShort = segments.every((segment) => segment.length < 2 || isStop(segment));
    if (whole !== undefined && (pieces.length === 1 || isName || isShort)) {
      words.set(whole, wordOf(whole));
      continue;
    }
    if (whole !== undefined) wholes.push(wordOf(whole, { isOpen: true }));
    for (const segment of segments) {
      const subs = splitToken(segment).flatMap(({ term, kind }) => {
        return kind === 'sub' && term.length > 1 ? [baseOf(term)] : [];
      });
      const spelling = normalizeWord(segment);
      const term = baseOf(spelling);
      words.set(spelling, wordOf(term, { spelling, typed: foldWord(segment), subs }));
    }
  }
  const all = [...words.values()];
  const last = all.at(-1);
  if (last && isOpen) last.isOpen = true;
  const meaningful = all.filter(
    ({ term, isOpen }) => !stopWords.has(term) && (term.length > 1 || !isOpen),
  );
  // `how do i` isn't the start of a word; a single word may be, like `the` of `theme`.
  const asTyped = all.map((word) => ({ ...word, isOpen: all.length === 1 && word.isOpen }));
  return {
    words: takeLongest(meaningful.length > 0 ? meaningful : asTyped),
    wholes: all.length > maxWordsWithWholes ? [] : wholes,
  };
}

/** A word as it is looked up. */
export function wordOf(term: string, rest: Partial<QueryWord> = {}): QueryWord {
  return { term, typed: term, isOpen: false, subs: [], ...rest };
}

/** The words of a run of a dense script. */
function listParts(run: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(run);
  const parts = Array.from(segments, ({ segment }) => segment);
  return parts.filter((part) => listPairs(part).length > 1).slice(0, maxWords);
}

/** Of many words the longest, which are the rarest, in their order. */
function takeLongest(words: QueryWord[]): QueryWord[] {
  const longest = words.toSorted((a, b) => b.term.length - a.term.length).slice(0, maxWords);
  return words.filter((word) => longest.includes(word));
}

import type { TextRun } from '../client/marked-text.ts';
import { getOrAdd } from './get-or-add.ts';
import type { FoundWord } from './rank-pages.ts';
import { baseOf, dense, foldWord, isDense, matchTokens, splitToken } from './tokenize.ts';

type Range = { start: number; end: number };
/** A range of a text that a word of the query matches. */
type Mark = Range & { word: number };

/** The words of a snippet: of scripts without spaces, two characters. */
const snippetWords = new RegExp(`[${dense}\\p{M}]{1,2}|[^\\s${dense}]+`, 'gv');

/** Splits a text into its matches and the rest. */
export function highlight(text: string, queryWords: readonly FoundWord[]): TextRun[] {
  return splitAtMarks(text, findMarks(text, queryWords));
}

/**
 * The words of a text around most matches of the query.
 * @param length the number of words
 */
export function snippet(text: string, queryWords: readonly FoundWord[], length: number): TextRun[] {
  const words = [...text.matchAll(snippetWords)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const marks = findMarks(text, queryWords);
  if (words.length <= length) return splitAtMarks(text, marks);
  const first = findBestWindow(words, marks, length);
  const start = words[first]?.start ?? 0;
  const end = words[Math.min(first + length, words.length) - 1]?.end ?? text.length;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...splitAtMarks(text.slice(start, end), inside),
    ...(end < text.trimEnd().length ? [ellipsis] : []),
  ];
}

const ellipsis: TextRun = { text: '…', marked: false };

/** The number of different words of the query in a text. */
export function countMarks(text: string, queryWords: readonly FoundWord[]): number {
  return new Set(findMarks(text, queryWords).map(({ word }) => word)).size;
}

function findMarks(text: string, queryWords: readonly FoundWord[]): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: token, index: at } of matchTokens(text)) {
    const folded = foldWord(token);
    const unfold = createUnfold(token);
    const mark = (word: number, range: Range) => {
      const { start, end } = unfold(range);
      marks.push({ start: at + start, end: at + end, word });
    };
    if (isDense(token)) {
      queryWords.forEach(({ word: run }, word) => {
        for (let start = folded.indexOf(run); start >= 0; start = folded.indexOf(run, start + 1))
          mark(word, { start, end: start + run.length });
      });
      continue;
    }
    for (const { term } of splitToken(token)) {
      const word = wordOf(term, queryWords);
      if (word < 0) continue;
      mark(word, findRange(folded, term, queryWords[word]?.word ?? ''));
    }
  }
  return joinMarks(marks);
}

/** A function from a range of the folded token to what became it, with the marks behind it. */
function createUnfold(token: string): (range: Range) => Range {
  let lengths: number[] | undefined;
  return ({ start, end }) => {
    lengths ??= Array.from(
      { length: token.length },
      (_, at) => foldWord(token.slice(0, at + 1)).length,
    );
    const first = lengths.findLastIndex((length) => length <= start) + 1;
    const last = lengths.findLastIndex((length) => length <= end);
    return { start: first, end: Math.max(first, last) + 1 };
  };
}

type Meant = { words: Map<string, number>; open: number[] };

const meantByQuery = new WeakMap<readonly FoundWord[], Meant>();

/** The index of the first word of the query that a term matches, or -1. */
function wordOf(term: string, queryWords: readonly FoundWord[]): number {
  const { words, open } = getOrAdd(meantByQuery, queryWords, () => listMeant(queryWords));
  const begun = open.find((at) => term.startsWith(queryWords[at]?.word ?? ''));
  return Math.min(words.get(term) ?? begun ?? -1, begun ?? Number.POSITIVE_INFINITY);
}

/** The query's words by their terms, and the words that match as prefixes. */
function listMeant(queryWords: readonly FoundWord[]): Meant {
  const words = new Map<string, number>();
  const open = new Set<number>();
  queryWords.forEach(({ matches }, at) => {
    for (const { term } of matches) {
      if (!words.has(term)) words.set(term, at);
      if (term.endsWith('…')) open.add(at);
    }
  });
  return { words, open: [...open] };
}

/**
 * The range of the typed word in a token, if it is in there, including a plural ending; otherwise that of the
 * term, or the whole token.
 */
function findRange(token: string, term: string, word: string): Range {
  for (const form of [word, baseOf(term)]) {
    const start = token.indexOf(form);
    if (start < 0) continue;
    const end = start + form.length;
    // Words are compared without a plural s, but marked with it.
    return { start, end: /^s(?![a-z])/.test(token.slice(end)) ? end + 1 : end };
  }
  return { start: 0, end: token.length };
}

function joinMarks(marks: Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else joined.push({ ...mark });
  }
  return joined;
}

function splitAtMarks(text: string, marks: readonly Mark[]): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start > at) runs.push({ text: text.slice(at, start), marked: false });
    runs.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) runs.push({ text: text.slice(at), marked: false });
  return runs;
}

/** The word to start at, so that most of the query is shown, and as early as possible. */
function findBestWindow(
  words: readonly { start: number; end: number }[],
  marks: readonly Mark[],
  length: number,
): number {
  let best = { first: 0, worth: -1 };
  for (const mark of marks) {
    const at = words.findIndex(({ end }) => end > mark.start);
    const first = Math.max(0, Math.min(at - 2, words.length - length));
    const [from, to] = [
      words[first]?.start ?? 0,
      words[first + length - 1]?.end ?? Number.POSITIVE_INFINITY,
    ];
    const shown = marks.filter(({ start, end }) => start >= from && end <= to);
    const worth = new Set(shown.map(({ word }) => word)).size * 10 + shown.length;
    if (worth > best.worth) best = { first, worth };
  }
  return best.first;
}

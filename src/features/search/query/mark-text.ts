import { escapeHtml } from '../../../site/escape-html.ts';
import type { Highlight, MatchLevel } from '../client/search-client.ts';
import { getOrAdd } from './get-or-add.ts';
import type { FoundWord } from './rank-pages.ts';
import { findChunks, splitChunk } from './split-words.ts';

export type MarkOptions = { before: string; after: string; ellipsis: string };

/** A stretch of a text that a word of the query was found in. */
type Mark = { start: number; end: number; word: number };

/** The text as HTML, with what was found in it marked. */
export function highlight(
  text: string,
  found: readonly FoundWord[],
  options: MarkOptions,
): Highlight {
  const marks = findMarks(text, found);
  return { value: markUp(text, marks, options), ...describe(marks, found) };
}

/**
 * Some words of a text round the place that has most of the query, as HTML.
 * @param length how many words are shown
 */
export function snippet(
  text: string,
  found: readonly FoundWord[],
  length: number,
  options: MarkOptions,
): { value: string; matchLevel: MatchLevel } {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const marks = findMarks(text, found);
  if (words.length <= length)
    return { value: markUp(text, marks, options), matchLevel: describe(marks, found).matchLevel };
  const first = bestWindow(words, marks, length);
  const start = words[first]?.start ?? 0;
  const end = words[Math.min(first + length, words.length) - 1]?.end ?? text.length;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const value = markUp(text.slice(start, end), inside, options);
  return {
    value: `${start > 0 ? options.ellipsis : ''}${value}${end < text.trimEnd().length ? options.ellipsis : ''}`,
    matchLevel: describe(marks, found).matchLevel,
  };
}

/** How many different words of the query a text has. */
export function countMarks(text: string, found: readonly FoundWord[]): number {
  return new Set(findMarks(text, found).map(({ word }) => word)).size;
}

function findMarks(text: string, found: readonly FoundWord[]): Mark[] {
  const marks: Mark[] = [];
  for (const { chunk, at } of findChunks(text)) {
    for (const { term } of splitChunk(chunk)) {
      const word = wordOf(term, found);
      if (word < 0) continue;
      const place = placeIn(chunk.toLowerCase(), term, found[word]?.word ?? '');
      marks.push({ start: at + place.start, end: at + place.end, word });
    }
  }
  return joinMarks(marks);
}

type Meant = { words: Map<string, number>; open: number[] };

const known = new WeakMap<readonly FoundWord[], Meant>();

/** The place in the query of the first word that a term was taken for; -1 for any other term. */
function wordOf(term: string, found: readonly FoundWord[]): number {
  const { words, open } = getOrAdd(known, found, () => listMeant(found));
  const begun = open.find((at) => term.startsWith(found[at]?.word ?? ''));
  return Math.min(words.get(term) ?? begun ?? -1, begun ?? Number.POSITIVE_INFINITY);
}

/** The words by their terms, and those that more begins with than their terms. */
function listMeant(found: readonly FoundWord[]): Meant {
  const words = new Map<string, number>();
  const open = new Set<number>();
  found.forEach(({ matches }, at) => {
    for (const { term } of matches) {
      if (!words.has(term)) words.set(term, at);
      if (term.endsWith('…')) open.add(at);
    }
  });
  return { words, open: [...open] };
}

/** What was typed of it, where it is in there, with the ending of a plural; else the term, or all. */
function placeIn(chunk: string, term: string, word: string): { start: number; end: number } {
  for (const part of [word, term]) {
    const start = chunk.indexOf(part);
    if (start < 0) continue;
    const end = start + part.length;
    // Words are compared without the s of their plural, and marked with it.
    return { start, end: /^s(?![a-z])/.test(chunk.slice(end)) ? end + 1 : end };
  }
  return { start: 0, end: chunk.length };
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

function markUp(text: string, marks: readonly Mark[], { before, after }: MarkOptions): string {
  let html = '';
  let at = 0;
  for (const { start, end } of marks) {
    html += `${escapeHtml(text.slice(at, start))}${before}${escapeHtml(text.slice(start, end))}${after}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

function describe(marks: readonly Mark[], found: readonly FoundWord[]) {
  const words = new Set(marks.map(({ word }) => word));
  const asked = found.filter(({ isExtra }) => !isExtra).length;
  const matchLevel: MatchLevel =
    words.size === 0 ? 'none' : words.size < asked ? 'partial' : 'full';
  return { matchLevel, matchedWords: [...words].map((word) => found[word]?.word ?? '') };
}

/** The word to begin at so that most of the query, and most of it early, is shown. */
function bestWindow(
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

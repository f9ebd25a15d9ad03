import type { Run } from './code-runs.ts';

/** A text to be marked wherever it stands in the code, or at some of its places (`1-2,4`). */
export type MarkedWord = { text: string; places: string };

/**
 * Marks words in the runs of lines, also across tokens. Places are counted through the block; of
 * two words that overlap, the one that is named first is marked.
 */
export function markWords(lines: readonly Run[][], words: readonly MarkedWord[]): Run[][] {
  if (words.length === 0) return [...lines];
  const counts = words.map(() => 0);
  return lines.map((runs) => {
    const text = runs.map((run) => run.text).join('');
    const marked = new Set<number>();
    const taken = new Set<number>();
    words.forEach((word, place) => {
      for (const at of findAll(text, word.text)) {
        if (taken.has(at)) continue;
        counts[place] = (counts[place] ?? 0) + 1;
        const isMeant = includesPlace(word.places, counts[place]);
        for (let index = at; index < at + word.text.length; index++) {
          taken.add(index);
          if (isMeant) marked.add(index);
        }
      }
    });
    return marked.size > 0 ? cutAtMarks(runs, marked) : runs;
  });
}

function findAll(text: string, word: string): number[] {
  const found: number[] = [];
  let at = text.indexOf(word);
  while (at !== -1) {
    found.push(at);
    at = text.indexOf(word, at + word.length);
  }
  return found;
}

/** True where no places are named, for then all are meant. */
function includesPlace(places: string, place: number): boolean {
  if (places === '') return true;
  return places.split(',').some((part) => {
    const [from, to = from] = part.split(/-|\.{2,3}/).map(Number);
    return from !== undefined && to !== undefined && from <= place && place <= to;
  });
}

function cutAtMarks(runs: readonly Run[], marked: ReadonlySet<number>): Run[] {
  const cut: Run[] = [];
  let at = 0;
  for (const run of runs) {
    let start = 0;
    for (let index = 1; index <= run.text.length; index++) {
      const isMarked = marked.has(at + start);
      if (index < run.text.length && marked.has(at + index) === isMarked) continue;
      cut.push({ ...run, text: run.text.slice(start, index), marked: isMarked });
      start = index;
    }
    at += run.text.length;
  }
  return cut;
}

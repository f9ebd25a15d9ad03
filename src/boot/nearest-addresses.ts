/** A page that may have been meant. */
export type Candidate = { address: string; title: string };

/** So many are shown. */
const mostShown = 5;
/** What somebody typed is not longer; anything may be in an address. */
const longest = 300;
/** As long as the field of the search. */
const longestQuery = 64;

/** The words of a path, without the endings of files: `/docs/use_it.html` has docs, use and it. */
export function readWords(path: string): string[] {
  const words =
    readPath(path)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word !== 'index');
}

/** What to search for instead of a path: its last name, `/docs/use_it.html` is "use it". */
export function readQuery(path: string): string {
  const name = readPath(path).split('/').findLast(Boolean) ?? '';
  return name
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, longestQuery);
}

function readPath(path: string): string {
  let text = path.slice(0, longest);
  try {
    text = decodeURIComponent(text);
  } catch {
    // It is read as it is.
  }
  return text.replace(/(?:\/index)?\.(?:html?|mdx?|php|aspx?)\/?$/i, '');
}

/**
 * Finds the pages that are most like an address that is not there: by words of their addresses and titles,
 * by their last words, and by what they were called before.
 * @param list lines of an address, its title and, where there is one, an old address, between tabs
 * @param wanted the path, without base path
 * @param baseUrl the base path, which no word of an address is
 */
export function findNearest(list: string, wanted: string, baseUrl: string): Candidate[] {
  const words = readWords(wanted);
  const ranked = list.split('\n').flatMap((line) => {
    const [address = '', title = '', old = address] = line.split('\t');
    const own = readWords(old.slice(baseUrl.length));
    if (own.length === 0) return [];
    return { address, title, score: compare(words, own, readWords(title)) };
  });
  const best = new Map<string, Candidate>();
  ranked.sort((a, b) => b.score - a.score);
  // What is far behind the first was hardly meant.
  const least = Math.max(2, (ranked[0]?.score ?? 0) * 0.6);
  for (const { address, title, score } of ranked) {
    if (score >= least && best.size < mostShown && !best.has(address)) {
      best.set(address, { address, title });
    }
  }
  return [...best.values()];
}

function compare(wanted: string[], own: string[], title: string[]): number {
  const all = [...own, ...title];
  // A word that many addresses have says little: the last ones say the most.
  const scores = wanted.map((word, at) => {
    const likeness = Math.max(...all.map((other) => compareWords(word, other)));
    return likeness * (at < wanted.length - 2 ? 1 : 2);
  });
  const isSameEnd = wanted.at(-1) === own.at(-1);
  const sum = scores.reduce((a, b) => a + b, 0) + (isSameEnd ? 1 : 0);
  return sum - Math.abs(own.length - wanted.length) / 10 - (sum < 2 ? 1 : 0);
}

/** 1 for the same word, less for one that begins like it or differs by a letter. */
function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 4) return 0;
  if (long.startsWith(short.slice(0, Math.max(4, long.length - 3)))) return 0.8;
  let start = 0;
  while (short[start] === long[start]) start += 1;
  const isNear = [
    [1, 1],
    [0, 1],
    [2, 2],
  ].some(
    ([skipped, added = 0]) => short.slice(start + (skipped ?? 0)) === long.slice(start + added),
  );
  return isNear ? 0.8 : 0;
}

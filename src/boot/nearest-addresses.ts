/** A page that the visitor may have meant. */
export type Candidate = { address: string; title: string };

/** How many pages are suggested. */
const maxCandidates = 5;
/** How many characters of an address are read; addresses can have any length. */
const maxPathLength = 300;
/** The maximum length of a query in the search field. */
const maxQueryLength = 64;

/** The words of a path, without file extensions: `/docs/use_it.html` has docs, use and it. */
export function readWords(path: string): string[] {
  const words =
    readPath(path)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word !== 'index');
}

/** The query to suggest for a path, from its last segment: `/docs/use_it.html` gives "use it". */
export function readPathWords(path: string): string {
  const name = readPath(path).split('/').findLast(Boolean) ?? '';
  return name
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, maxQueryLength);
}

function readPath(path: string): string {
  let text = path.slice(0, maxPathLength);
  try {
    text = decodeURIComponent(text);
  } catch {
    // Reads a path with invalid percent-encoding as it is.
  }
  return text.replace(/(?:\/index)?\.(?:html?|mdx?|php|aspx?)\/?$/i, '');
}

/**
 * Finds the pages most similar to an address that doesn't exist: by the words of their addresses, old addresses
 * and titles, above all the last words.
 * @param list lines with an address, its title and possibly an old address, separated by tabs
 * @param wanted the path, without base path
 * @param baseUrl the base path, whose words don't count
 */
export function findNearest(list: string, wanted: string, baseUrl: string): Candidate[] {
  const words = readWords(wanted);
  const ranked = list.split('\n').flatMap((line) => {
    const [address = '', title = '', old = address] = line.split('\t');
    const addressWords = readWords(old.slice(baseUrl.length));
    if (addressWords.length === 0) return [];
    return { address, title, score: compare(words, addressWords, readWords(title)) };
  });
  const best = new Map<string, Candidate>();
  ranked.sort((a, b) => b.score - a.score);
  // Leaves out pages that match much worse than the best one.
  const minScore = Math.max(2, (ranked[0]?.score ?? 0) * 0.75);
  for (const { address, title, score } of ranked) {
    if (score >= minScore && best.size < maxCandidates && !best.has(address)) {
      best.set(address, { address, title });
    }
  }
  return [...best.values()];
}

function compare(wanted: string[], addressWords: string[], title: string[]): number {
  const all = [...addressWords, ...title];
  // Words that many addresses share say little; the last words say most.
  const scores = wanted.map((word, at) => {
    const likeness = Math.max(...all.map((other) => compareWords(word, other)));
    return likeness * (at < wanted.length - 2 ? 1 : 2);
  });
  const isSameEnd = wanted.at(-1) === addressWords.at(-1);
  const sum = scores.reduce((a, b) => a + b, 0) + (isSameEnd ? 1 : 0);
  return sum - Math.abs(addressWords.length - wanted.length) / 10 - (sum < 2 ? 1 : 0);
}

/** 1 for the same word, less for a word with the same start or with one letter different. */
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

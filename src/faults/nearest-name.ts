import { measureDistance } from './measure-distance.ts';

/**
 * The name that was probably meant: within a third of its letters, or with the same last part
 * in another folder. Undefined when nothing is near; of equals the first in the alphabet.
 * @param names the names to choose from, in the order of the alphabet
 */
export function findNearestName(name: string, names: Iterable<string>): string | undefined {
  const sorted = Array.isArray(names) ? names : [...names];
  let nearest: string | undefined;
  let limit = Math.max(2, Math.floor(name.length / 3));
  // Names beside it in the alphabet are often near, and leave little to look for in all others.
  const place = findPlace(name, sorted);
  for (const candidate of sorted.slice(Math.max(0, place - 2), place + 2)) {
    limit = Math.min(limit, measureDistance(name, candidate, limit));
  }
  for (const candidate of sorted) {
    const distance = measureDistance(name, candidate, limit);
    if (distance > limit) continue;
    nearest = candidate;
    // The next one has to be nearer.
    limit = distance - 1;
  }
  return nearest ?? sorted.find((candidate) => hasSameEnd(candidate, name));
}

/** Where the name would stand in the alphabet. */
function findPlace(name: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hasSameEnd(a: string, b: string): boolean {
  const [endOfA, endOfB] = [a, b].map((path) => path.split('/').filter(Boolean).at(-1));
  return endOfA !== undefined && endOfA === endOfB;
}

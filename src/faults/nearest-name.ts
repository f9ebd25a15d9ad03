import { editDistance } from './edit-distance.ts';

/**
 * The name that was probably meant: the same in other cases, within a third of its letters, or with the same last
 * part in another folder. Undefined when nothing is near; of equals the first in the alphabet.
 * @param names the names to choose from, in the order of the alphabet
 */
export function findNearestName(name: string, names: Iterable<string>): string | undefined {
  const sorted = Array.isArray(names) ? names : [...names];
  const lower = name.toLowerCase();
  let nearest = sorted.find((candidate) => candidate.toLowerCase() === lower);
  if (nearest !== undefined) return nearest;
  // Of a short name two letters are nearly all: then anything would be near.
  let limit =
    name.length < 5 ? Math.min(1, name.length - 2) : Math.max(2, Math.floor(name.length / 3));
  for (const candidate of sorted) {
    const distance = distanceBetween(name, candidate, limit);
    if (distance > limit) continue;
    nearest = candidate;
    // The next one has to be nearer.
    limit = distance - 1;
  }
  return nearest ?? sorted.find((candidate) => hasSameEnd(candidate, name));
}

/** The same without what both begin with, which paths have much of. */
function distanceBetween(name: string, candidate: string, limit: number): number {
  let start = 0;
  while (start < name.length && name[start] === candidate[start]) start += 1;
  return editDistance(name.slice(start), candidate.slice(start), limit);
}

function hasSameEnd(a: string, b: string): boolean {
  const [endOfA, endOfB] = [a, b].map((path) => path.split('/').filter(Boolean).at(-1));
  return endOfA !== undefined && endOfA === endOfB;
}

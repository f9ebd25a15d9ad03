import { editDistance } from './edit-distance.ts';

/**
 * The name that was probably meant: within a third of its letters, or with the same last part
 * in another folder. Undefined when nothing is near; of equals the first in the alphabet.
 * @param names the names to choose from, in the order of the alphabet
 */
export function findNearestName(name: string, names: Iterable<string>): string | undefined {
  const sorted = Array.isArray(names) ? names : [...names];
  let nearest: string | undefined;
  let limit = Math.max(2, Math.floor(name.length / 3));
  for (const candidate of sorted) {
    const distance = editDistance(name, candidate, limit);
    if (distance > limit) continue;
    nearest = candidate;
    // The next one has to be nearer.
    limit = distance - 1;
  }
  return nearest ?? sorted.find((candidate) => hasSameEnd(candidate, name));
}

function hasSameEnd(a: string, b: string): boolean {
  const [endOfA, endOfB] = [a, b].map((path) => path.split('/').filter(Boolean).at(-1));
  return endOfA !== undefined && endOfA === endOfB;
}

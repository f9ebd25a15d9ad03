import { editDistance } from './edit-distance.ts';

/**
 * Finds the name that was probably meant: the same in another case, with up to a third of its letters different,
 * or with the same last part in another folder.
 * @param names the candidates, sorted alphabetically
 * @returns the nearest name, the first of equally near ones; undefined if none is near
 */
export function findNearestName(name: string, names: Iterable<string>): string | undefined {
  const sorted = Array.isArray(names) ? names : [...names];
  const lower = name.toLowerCase();
  let nearest = sorted.find((candidate) => candidate.toLowerCase() === lower);
  if (nearest !== undefined) return nearest;
  // In a short name, two different letters would match almost anything.
  let limit =
    name.length < 5 ? Math.min(1, name.length - 2) : Math.max(2, Math.floor(name.length / 3));
  for (const candidate of sorted) {
    const distance = distanceBetween(name, candidate, limit);
    if (distance > limit) continue;
    nearest = candidate;
    // The next one must be nearer.
    limit = distance - 1;
  }
  return nearest ?? sorted.find((candidate) => hasSameEnd(candidate, name));
}

/** The distance, ignoring the common start, which paths have much of. */
function distanceBetween(name: string, candidate: string, limit: number): number {
  let start = 0;
  while (start < name.length && name[start] === candidate[start]) start += 1;
  return editDistance(name.slice(start), candidate.slice(start), limit);
}

function hasSameEnd(a: string, b: string): boolean {
  const [endOfA, endOfB] = [a, b].map((path) => path.split('/').filter(Boolean).at(-1));
  return endOfA !== undefined && endOfA === endOfB;
}

import { editDistance } from './edit-distance.ts';

/**
 * Finds the name that was probably meant: the same in another case, with up to a third of its letters different,
 * not counting the folders that both are in, or with the same last part in another folder.
 * @param names the candidates, sorted alphabetically
 * @returns the nearest name, the first of equally near ones; undefined if none is near
 */
export function findNearestName(name: string, names: Iterable<string>): string | undefined {
  const sorted = Array.isArray(names) ? names : [...names];
  const lower = name.toLowerCase();
  let nearest = sorted.find((candidate) => candidate.toLowerCase() === lower);
  if (nearest !== undefined) return nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of sorted) {
    const { start, folders } = measureCommonStart(name, candidate);
    // The next one must be nearer.
    const limit = Math.min(maxDistance(name.length - folders, folders > 1), least - 1);
    const distance = editDistance(name.slice(start), candidate.slice(start), limit);
    if (distance > limit) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest ?? sorted.find((candidate) => hasSameEnd(candidate, name));
}

/** In a short name, two different letters would match almost anything; in the same folder, one may be a slip. */
function maxDistance(length: number, isInSameFolder: boolean): number {
  if (length >= 5) return Math.max(2, Math.floor(length / 3));
  return isInSameFolder ? 1 : Math.min(1, length - 2);
}

/** How many characters two names start with in common, and how many of these are folders. */
function measureCommonStart(a: string, b: string): { start: number; folders: number } {
  let [start, folders] = [0, 0];
  for (; start < a.length && a[start] === b[start]; start += 1) {
    if (a[start] === '/' && start < a.length - 1) folders = start + 1;
  }
  return { start, folders };
}

function hasSameEnd(a: string, b: string): boolean {
  const [endOfA, endOfB] = [a, b].map((path) => path.split('/').filter(Boolean).at(-1));
  return endOfA !== undefined && endOfA === endOfB;
}

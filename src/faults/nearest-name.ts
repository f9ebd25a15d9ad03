/**
 * The name that was probably meant: within a third of its letters, or with the same last part
 * in another folder. Undefined when nothing is near; of equals the first in the alphabet.
 */
export function findNearestName(name: string, candidates: Iterable<string>): string | undefined {
  const sorted = [...candidates].sort();
  let nearest: string | undefined;
  let limit = Math.max(2, Math.floor(name.length / 3));
  for (const candidate of sorted) {
    const distance = measureDistance(name, candidate, limit);
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

/** The number of letters to add, drop or change; anything above the limit once it is passed. */
function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row.at(-1) ?? 0;
}

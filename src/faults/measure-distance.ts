/**
 * The number of letters to add, drop or change to make one name of another.
 * @returns the number; one above the limit where it is above the limit
 */
export function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  return measureRest(a.slice(start), b.slice(start), limit);
}

/** Row by row; cells further from the middle than the limit cannot be part of a way within it. */
function measureRest(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  let row = Array.from(b, (_, index) => index);
  row.push(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const next = new Array<number>(b.length + 1).fill(tooFar);
    if (i <= limit) next[0] = i;
    let least = next[0] ?? tooFar;
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const steps = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = steps;
      if (steps < least) least = steps;
    }
    if (least > limit) return tooFar;
    row = next;
  }
  return Math.min(row.at(-1) ?? 0, tooFar);
}

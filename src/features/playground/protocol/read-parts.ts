/** Only what is in an object itself: what its prototype has says nothing. */
export function partOf(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

/** @returns the text, cut at `maxLength`; empty for anything else */
export function readText(data: unknown, maxLength: number): string {
  return typeof data === 'string' ? data.slice(0, maxLength) : '';
}

/** @returns a line or a column, from 1 */
export function readPosition(data: unknown): number {
  return typeof data === 'number' && Number.isSafeInteger(data) && data > 0 ? data : 1;
}

/** Reads the first parts of a list; what `read` makes nothing of is left out. */
export function readList<Part>(
  data: unknown,
  maxCount: number,
  read: (part: unknown) => Part | undefined,
): Part[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, maxCount).flatMap((part) => read(part) ?? []);
}

/** Reads own properties only, not those of the prototype. */
export function propertyOf(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

/** @returns the text, truncated to `maxLength`; empty for other values */
export function readString(data: unknown, maxLength: number): string {
  return typeof data === 'string' ? data.slice(0, maxLength) : '';
}

/** @returns a line or column, from 1 */
export function readPlaceNumber(data: unknown): number {
  return typeof data === 'number' && Number.isSafeInteger(data) && data > 0 ? data : 1;
}

/** Reads the first items of a list; leaves out those for which `read` returns undefined. */
export function readList<Item>(
  data: unknown,
  maxCount: number,
  read: (item: unknown) => Item | undefined,
): Item[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, maxCount).flatMap((item) => read(item) ?? []);
}

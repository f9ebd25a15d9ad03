/**
 * The part of a file that a `Range` asks for, as RFC 9110 reads it.
 * @param size of the file, in bytes
 * @returns undefined where there is no such range, and all of the file is sent
 */
export function readRange(range: string, size: number): string | undefined {
  const [, list] = /^bytes=(.*)$/i.exec(range.trim()) ?? [];
  const parts = list?.split(',').map((part) => part.trim()) ?? [];
  if (parts.length === 0 || !parts.every(isValid)) return undefined;
  // Of a file that has fewer bytes than its end shall have, the end is all of it.
  const [, suffix] = /^-(\d+)$/.exec(parts.join()) ?? [];
  if (Number(suffix) > size) return size === 0 ? undefined : 'bytes=0-';
  return `bytes=${parts.join(',')}`;
}

/** A range may not end before it begins. */
function isValid(part: string): boolean {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(part) ?? [];
  if (first === undefined || last === undefined || first + last === '') return false;
  return first === '' || last === '' || BigInt(first) <= BigInt(last);
}

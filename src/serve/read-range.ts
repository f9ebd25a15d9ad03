/**
 * Reads the part of a file that a `Range` header asks for, see RFC 9110.
 * @param size the size of the file in bytes
 * @returns undefined if there is no such range, and the whole file is sent
 */
export function readRange(range: string, size: number): string | undefined {
  const [, list] = /^bytes=(.*)$/i.exec(range.trim()) ?? [];
  const parts = list?.split(',').map((part) => part.trim()) ?? [];
  if (parts.length === 0 || !parts.every(isValid)) return undefined;
  // If a file has fewer bytes than the requested suffix, the suffix is the whole file.
  const [, suffix] = /^-(\d+)$/.exec(parts.join()) ?? [];
  if (Number(suffix) > size) return size === 0 ? undefined : 'bytes=0-';
  return `bytes=${parts.join(',')}`;
}

/** A range can't end before it starts. */
function isValid(part: string): boolean {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(part) ?? [];
  if (first === undefined || last === undefined || first + last === '') return false;
  return first === '' || last === '' || BigInt(first) <= BigInt(last);
}

/** The project that an address refers to, and which of its files to open. */
export type Asked = (
  | { kind: 'first'; address: '' }
  | { kind: 'example'; address: string; name: string }
  | { kind: 'link'; address: string }
  | { kind: 'sample'; address: string; name: string }
) & { file?: string };

/**
 * Reads `#example=name`, `?example=name`, `#sample=name` or the link to a project, of which the fragment has priority, and
 * `?file=name`.
 */
export function readProjectAddress({ hash, search }: { hash: string; search: string }): Asked {
  const file = new URLSearchParams(search).get('file') ?? undefined;
  const inHash = hash === '' || hash === '#' ? undefined : hash;
  const sample = inHash && new URLSearchParams(inHash.slice(1)).get('sample');
  if (sample) return { kind: 'sample', address: inHash, name: sample, file };
  if (inHash && !inHash.startsWith('#example=')) return { kind: 'link', address: inHash, file };
  const name = new URLSearchParams(inHash?.slice(1) ?? search).get('example');
  return name
    ? { kind: 'example', address: addressOf(name), name, file }
    : { kind: 'first', address: '', file };
}

/** The fragment for an example. */
export function addressOf(example: string): string {
  return `#example=${encodeURIComponent(example)}`;
}

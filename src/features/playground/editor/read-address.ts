/** The project that an address refers to. */
export type Asked =
  | { kind: 'first'; address: '' }
  | { kind: 'example'; address: string; name: string }
  | { kind: 'link'; address: string };

/** Reads `#example=name`, `?example=name` or the link to a project; the fragment has priority. */
export function readAddress({ hash, search }: { hash: string; search: string }): Asked {
  const inHash = hash === '' || hash === '#' ? undefined : hash;
  if (inHash && !inHash.startsWith('#example=')) return { kind: 'link', address: inHash };
  const name = new URLSearchParams(inHash?.slice(1) ?? search).get('example');
  return name
    ? { kind: 'example', address: addressOf(name), name }
    : { kind: 'first', address: '' };
}

/** The fragment for an example. */
export function addressOf(example: string): string {
  return `#example=${encodeURIComponent(example)}`;
}

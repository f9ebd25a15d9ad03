/**
 * The words of a tag in lower case with dashes between them, like other generators: `Release notes` and
 * `releaseNotes` are `release-notes`, `v0.13` is `v-0-13`.
 */
export function makeTagSlug(tag: string): string {
  const plain = tag
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, '');
  const words = plain.match(
    /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\d+|[\p{Lo}\p{M}]+|\p{So}+/gu,
  );
  return words?.join('-').toLowerCase() ?? '';
}

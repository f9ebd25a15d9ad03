/** A page in a list for programs. */
export type IndexEntry = { title: string; description?: string; address: string };

/** The bytes of an entry, so that a list of a hundred is below 50 kB. */
const longestEntry = 480;

/** `- [Learn](https://…/docs/learn.md): What it is.`, with as much of the description as has room. */
export function writeEntry({ title, description = '', address }: IndexEntry): string {
  const name = shorten(plain(title), 200).replace(/[\\[\]]/g, '\\$&');
  const link = `- [${name}](${address})`;
  const rest = shorten(plain(description), longestEntry - Buffer.byteLength(link) - 2);
  return rest === '' ? link : `${link}: ${rest}`;
}

/**
 * The root of these lists, as llmstxt.org describes it: what the site is, and a list for each section.
 * @param optional where all texts are in one file, and what agents read before they begin
 */
export function buildIndexRoot(
  site: { title: string; tagline: string },
  parts: readonly IndexEntry[],
  optional: readonly IndexEntry[],
): string {
  return [
    `# ${plain(site.title)}`,
    ...(site.tagline ? [`> ${plain(site.tagline)}`] : []),
    'Each page has a Markdown copy: its address with `.md` in place of the last slash.',
    '## Sections',
    parts.map(writeEntry).join('\n'),
    '## Optional',
    `${optional.map(writeEntry).join('\n')}\n`,
  ].join('\n\n');
}

/** The list of one section's pages. */
export function buildIndexPart(title: string, entries: readonly IndexEntry[]): string {
  return `# ${plain(title)}\n\n${entries.map(writeEntry).join('\n')}\n`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cuts a text at a word, so that it has no more bytes. */
function shorten(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let cut = text.slice(0, Math.max(bytes, 0));
  while (cut !== '' && Buffer.byteLength(cut) > bytes - 3) cut = cut.slice(0, -1);
  return cut === '' ? '' : `${cut.replace(/\s+\S*$/, '')}…`;
}

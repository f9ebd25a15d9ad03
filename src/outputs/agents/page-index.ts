/** A page in a list for programs. */
export type IndexEntry = { title: string; description?: string; address: string };

/** The maximum size of an entry in bytes: a list of a hundred stays below 50 kB. */
const maxEntryBytes = 480;

/**
 * Formats `- [Learn](https://…/docs/learn.md): What it is.`, with the description truncated to the maximum size.
 */
export function writeIndexEntry({ title, description = '', address }: IndexEntry): string {
  const name = shorten(plain(title), 200).replace(/[\\[\]]/g, '\\$&');
  const link = `- [${name}](${address})`;
  const rest = shorten(plain(description), maxEntryBytes - Buffer.byteLength(link) - 2);
  return rest === '' ? link : `${link}: ${rest}`;
}

/**
 * Builds the root of the lists, see llmstxt.org: a description of the site, and a list for each section.
 * @param optional links to the file with all texts, and to the skill for agents
 */
export function buildIndexRoot(
  site: { title: string; tagline: string },
  sections: readonly IndexEntry[],
  optional: readonly IndexEntry[],
): string {
  return [
    `# ${plain(site.title)}`,
    ...(site.tagline ? [`> ${plain(site.tagline)}`] : []),
    'Each page has a Markdown copy: its address with `.md` in place of the last slash.',
    '## Sections',
    sections.map(writeIndexEntry).join('\n'),
    '## Optional',
    `${optional.map(writeIndexEntry).join('\n')}\n`,
  ].join('\n\n');
}

/** Builds the list of one section's pages. */
export function buildIndexChunk(title: string, entries: readonly IndexEntry[]): string {
  return `# ${plain(title)}\n\n${entries.map(writeIndexEntry).join('\n')}\n`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Truncates a text to a number of bytes, at the end of a word. */
function shorten(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let cut = text.slice(0, Math.max(bytes, 0));
  while (cut !== '' && Buffer.byteLength(cut) > bytes - 3) cut = cut.slice(0, -1);
  // Without spaces, it can end in the first half of a surrogate pair.
  return cut === '' ? '' : `${cut.replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

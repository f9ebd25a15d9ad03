/** Reads texts by key from lines of a key, a space and the text. */
export function readEntryLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

/** Writes texts for `readEntryLines`: each is one line, and no key contains a space. */
export function writeEntryLines(entries: ReadonlyMap<string, string>): string {
  return Array.from(entries, ([key, text]) => `${key} ${text}`).join('\n');
}

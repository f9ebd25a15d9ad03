/** A piece of a text; `marked` if a word of the query matches it. */
export type TextRun = { text: string; marked: boolean };

/** The text without its marks. */
export const textOf = (runs: readonly TextRun[] = []): string =>
  runs.map(({ text }) => text).join('');

/** The element around a match: from the request, the service, or the settings of the index. */
const tag = /<(\/?)(?:mark|em|span(?= class="algolia-)[^>]*|(?<=\/)span)>/g;
const entity = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the HTML of the hosted service or of a stored search: nothing in it becomes an element. */
export function readMarks(html: string): TextRun[] {
  const runs: TextRun[] = [];
  let marked = false;
  let from = 0;
  const add = (written: string) => {
    const text = written.replace(entity, (_, decimal, hex, name: string = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return named[name.toLowerCase()] ?? String.fromCodePoint(Math.min(code || 0, 0x10_ff_ff));
    });
    if (text) runs.push({ text, marked });
  };
  for (const { 0: whole, 1: closing, index } of html.matchAll(tag)) {
    add(html.slice(from, index));
    marked = closing === '';
    from = index + whole.length;
  }
  add(html.slice(from));
  return runs;
}

import type { MarkedWord, PageCode } from './code-block.ts';

/** Stands for a double quote in a title, which would end the title for rehype-pretty-code. */
const quoteMark = '\uE000';

/** True if lines are marked or numbered, and so are elements. */
export function hasLines({ firstNumber, lines }: PageCode): boolean {
  return firstNumber !== undefined || lines.size > 0;
}

/**
 * Writes a block's properties as meta for rehype-pretty-code: `{2,5}#added title="a.ts"`. Before that is the data
 * for our own transformer. It contains the words, encoded, because the form `/word/` allows no word with both a
 * slash and a quote, and `/{1}/` would also be read as a line.
 */
export function prettyMeta(block: PageCode): string {
  const lines = Map.groupBy(block.lines, ([, kinds]) => kinds.join('0'));
  return [
    hasLines(block) ? 'lines' : 'text',
    block.words.map(({ text, places }) => `${encodeURIComponent(text)}@${places}`).join('&'),
    ...[...lines].map(([id, of]) => `{${of.map(([place]) => place + 1).join()}}#${id}`),
    // Always present, so that nothing else is read as a title or caption.
    `title="${block.title?.replaceAll('"', quoteMark) ?? ''}" caption=""`,
  ].join(' ');
}

/** Reads the data for our transformer in front of the meta. */
export function readFront(meta = ''): { keepsLines: boolean; words: MarkedWord[] } {
  const [form, words] = meta.split(' ', 2);
  return { keepsLines: form === 'lines', words: words ? words.split('&').map(readWord) : [] };
}

function readWord(written: string): MarkedWord {
  const [text = '', places = ''] = written.split('@');
  return { text: decodeURIComponent(text), places };
}

/** The marks in the id of a line. */
export function kindsOfId(id = ''): string[] {
  return id.split('0');
}

/** The original title. */
export function restoreTitle(title: string): string {
  return title.replaceAll(quoteMark, '"');
}

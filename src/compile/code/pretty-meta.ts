import type { CodeBlock, MarkedWord } from './code-block.ts';

/** A double quote in a title, which ends there for rehype-pretty-code. */
const quoteMark = '\uE000';

/** True where lines have something to say, and are elements of their own. */
export function hasLines({ firstNumber, lines }: CodeBlock): boolean {
  return firstNumber !== undefined || lines.size > 0;
}

/**
 * What a block says, as rehype-pretty-code reads it after a language: `{2,5}#added title="a.ts"`.
 * In front stands what our transformer reads: words are encoded there, for in the form `/word/` one
 * with both a slash and a quote could not be written, and `/{1}/` would be taken for a line too.
 */
export function prettyMeta(block: CodeBlock): string {
  const lines = Map.groupBy(block.lines, ([, kinds]) => kinds.join('0'));
  return [
    hasLines(block) ? 'lines' : 'text',
    block.words.map(({ text, places }) => `${encodeURIComponent(text)}@${places}`).join('&'),
    ...[...lines].map(([id, of]) => `{${of.map(([place]) => place + 1).join()}}#${id}`),
    // Both are always there, so that nothing else is taken for one.
    `title="${block.title?.replaceAll('"', quoteMark) ?? ''}" caption=""`,
  ].join(' ');
}

/** What stands in front of such a text. */
export function readFront(meta = ''): { keepsLines: boolean; words: MarkedWord[] } {
  const [form, words] = meta.split(' ', 2);
  return { keepsLines: form === 'lines', words: words ? words.split('&').map(readWord) : [] };
}

function readWord(written: string): MarkedWord {
  const [text = '', places = ''] = written.split('@');
  return { text: decodeURIComponent(text), places };
}

/** The kinds in the id of a line. */
export function kindsOfId(id = ''): string[] {
  return id.split('0');
}

/** A title as it was written. */
export function restoreTitle(title: string): string {
  return title.replaceAll(quoteMark, '"');
}

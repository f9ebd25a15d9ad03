/** Lines that aren't prose: headings, markup, directives, tables, lists of links, rules. */
const notProse = /^\s*(?:#|<|:::|\||\{|!\[|\[[^\]]+\]:|---|\*\*\*|===|(?:import|export)\s)/;
const fence = /^\s*(`{3,}|~{3,})/;
const maxExcerptLength = 200;

/**
 * The first paragraph of a page's text without markup: the description of a page that has none.
 * @param body the text without front matter
 * @returns undefined if there is no paragraph
 */
export function makeExcerpt(body: string): string | undefined {
  for (const paragraph of listParagraphs(body)) {
    const text = stripMarkup(paragraph);
    if (text !== '') return shorten(text);
  }
  return undefined;
}

function* listParagraphs(body: string): Generator<string> {
  let lines: string[] = [];
  let skipping = false;
  let open: string | undefined;
  for (const line of `${body}\n\n`.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (open !== undefined || mark !== undefined) {
      open = open === undefined ? mark : mark?.startsWith(open) ? undefined : open;
      continue;
    }
    if (line.trim() === '') {
      if (lines.length > 0) yield lines.join(' ');
      lines = [];
      skipping = false;
    } else if (skipping || (lines.length === 0 && notProse.test(line))) {
      // Markup continues up to the next empty line; a heading is a single line.
      skipping = !/^\s*#/.test(line);
    } else lines.push(line.trim());
  }
}

function stripMarkup(text: string): string {
  return text
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/^(?:>|[-*+]|\d+[.)])\s+/, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/`+/g, '')
    .replace(/(?<![\p{L}\p{N}\\])([*_]{1,3}|~~)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!<>~|-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  if (text.length <= maxExcerptLength) return text;
  const cut = text.lastIndexOf(' ', maxExcerptLength - 1);
  return `${text.slice(0, cut > 0 ? cut : maxExcerptLength - 1).replace(/[\s,;:.]+$/, '')}…`;
}

import type { Paragraph, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';
import { writtenLines } from './written-lines.ts';

/** Warns of links and images that are shown as text because of a small mistake in their brackets, address or title. */
export function remarkUnreadLinks() {
  return (tree: Root, file: VFile) => {
    const lines = String(file.value).split('\n');
    visit(tree, (node, index, parent) => {
      if (node.type !== 'text') return;
      // Where an address became a link, only the paragraph has a place.
      const isSplit = !node.position && node.value.endsWith(')[') && parent?.type === 'paragraph';
      reportUnreadLinks(isSplit ? parent : node, lines, file);
      if (parent && index !== undefined) reportOpenAddress(node, parent.children[index + 1], file);
    });
  };
}

/** A link or image whose address contains a space; addresses of files or full ones, as prose has such brackets too. */
const spaced =
  /(?<!\\)!?\[[^[\]]*\]\((?!<)\s*((?:\.{0,2}\/|@site\/|https?:)[^()<>"\n]*?\S[ \t]+\S[^()<>"\n]*|[^()<>"\n]*?\S[ \t]+\S[^()<>"\n]*?\.[a-z]\w{0,4}(?:#[^()<>"\s]*)?)(\s+"[^"\n]*")?\s*\)/gi;

/** What prose rarely has in brackets: an address, or the path of a file. */
const address = String.raw`(?:(?:\.{1,2}\/|@site\/|https?:\/\/|mailto:)[^\s()\[\]]+|[\w%/.-]+\.(?:mdx?|html|png|jpe?g|gif|svg|webp|pdf)(?:#[^\s()\[\]]*)?)`;
const label = String.raw`(?<![\\\w\])])(!?)\[([^[\]]+)\]`;

type Mistake = { pattern: RegExp; said: string; remedy: (...found: string[]) => string };

const mistakes: readonly Mistake[] = [
  {
    pattern: new RegExp(String.raw`${label}\((${address}) +=(\d*)x(\d*)\)`, 'g'),
    said: 'Markdown has no size of images',
    remedy: (_all, _mark, text, target, width, height) =>
      `Write <img src="${target}" alt="${text}"${width && ` width="${width}"`}${height && ` height="${height}"`} />.`,
  },
  {
    pattern: spaced,
    said: 'its address contains a space',
    remedy: (all, written, title = '') =>
      `Write ${all.slice(0, all.indexOf('](') + 1)}(<${written.trim()}>${title}).`,
  },
  {
    pattern: new RegExp(`${label} +\\((${address})\\)`, 'g'),
    said: 'there is a space between its brackets',
    remedy: (_all, mark, text, target) => `Write ${mark}[${text}](${target}).`,
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\(([^()]+)\)\[(${address})\]`, 'g'),
    said: 'its brackets are in the wrong order',
    remedy: (_all, text, target) => `Write [${text}](${target}).`,
  },
  {
    pattern: new RegExp(String.raw`${label}\((${address})\s*$`, 'g'),
    said: 'its address has no end',
    remedy: () => 'Write ")" after it.',
  },
  {
    pattern: new RegExp(String.raw`${label}\((${address}) +["'“”‘’].*\)`, 'g'),
    said: 'its title is not between two straight quotes',
    remedy: () => 'Write the title as "…", and quotes in it as “…”.',
  },
];

function reportUnreadLinks(node: Text | Paragraph, lines: readonly string[], file: VFile): void {
  for (const { line, column, text } of writtenLines(node, lines)) {
    let rest = text;
    for (const { pattern, said, remedy } of mistakes) {
      for (const found of rest.matchAll(pattern)) {
        const [all] = found;
        const place = { line, column: column + found.index + all.search(/\S/) };
        const message = `"${all.trim()}" is shown as text: ${said}`;
        reportFault(file, place, { severity: 'warning', message, hint: remedy(...found) });
        rest = rest.replace(all, ' '.repeat(all.length));
      }
    }
  }
}

/** `[text](https://example.com` without an end: the address alone is a link. */
function reportOpenAddress(node: Text, next: RootContent | undefined, file: VFile): void {
  const [all] = /(?<!\\)\[[^[\]]*\]\($/.exec(node.value) ?? [];
  if (all === undefined || next?.type !== 'link' || !node.position?.end) return;
  const { line, column } = node.position.end;
  const message = `"${all}${next.url.replace(/\]+$/, '')}" is shown as text: its address has no end`;
  const place = { line, column: column - all.length };
  reportFault(file, place, { severity: 'warning', message, hint: 'Write ")" after it.' });
}

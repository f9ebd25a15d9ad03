import { isPost } from '../../content/source-path.ts';
import { countOf } from '../../diagnostics/count-of.ts';
import { readComment } from '../text/remark-preview.ts';
import { visit } from '../visit-tree.ts';
import { markWithOtherSpace } from './mark-with-other-space.ts';
import { listLines, type Rule, textRule } from './rule.ts';

/** What prose rarely has in brackets: an address, or the path of a file. */
const address = String.raw`(?:(?:\.{1,2}\/|@site\/|https?:\/\/|mailto:)[^\s()\[\]]+|[\w%/.-]+\.(?:mdx?|html|png|jpe?g|gif|svg|webp|pdf)(?:#[^\s()\[\]]*)?)`;
const label = String.raw`(?<![\\\w\])])(!?)\[([^[\]]+)\]`;
const spaced =
  /(?<!\\)(!?\[[^[\]]*\])\((?!<)\s*((?:\.{0,2}\/|@site\/|https?:)[^()<>"\n]*?\S[ \t]+\S[^()<>"\n]*|[^()<>"\n]*?\S[ \t]+\S[^()<>"\n]*?\.[a-z]\w{0,4}(?:#[^()<>"\s]*)?)(\s+"[^"\n]*")?\s*\)/gi;

const shownAsText = (all: string, why: string, hint: string) => ({
  message: `"${all.trim()}" is shown as text: ${why}`,
  hint,
});

const linkWithSpace = textRule(
  spaced,
  (all, text, target = '', title = '') =>
    shownAsText(all, 'its address contains a space', `Write ${text}(<${target.trim()}>${title}).`),
  {
    wrong: 'See [a file](./my file.md#part).',
    right: '[x](<./a.md>) [x](as e.g. this), a[0](b c).',
  },
);

const linkInPieces = textRule(
  new RegExp(`${label} +\\((${address})\\)`, 'g'),
  (all, mark, text, target) =>
    shownAsText(all, 'there is a space between its brackets', `Write ${mark}[${text}](${target}).`),
  { wrong: 'A [link] (./learn.md).', right: 'A list [0] (see above), f(x) [y](./a.md).' },
);

const linkReversed = textRule(
  new RegExp(String.raw`(?<!\\)\(([^()]+)\)\[(${address})\]`, 'g'),
  (all, text, target) =>
    shownAsText(all, 'its brackets are in the wrong order', `Write [${text}](${target}).`),
  { wrong: 'A (link)[./learn.md].', right: '(this)[0]' },
);

const linkWithoutEnd = textRule(
  new RegExp(String.raw`${label}\((${address})\s*$`, 'g'),
  (all) => shownAsText(all, 'its address has no end', 'Write ")" after it.'),
  { wrong: 'See [this](./learn.md', right: 'See [this](./a.md)' },
);

const headingWithoutSpace = textRule(
  /^(#{2,6})([^#\s].*)/g,
  (all, marks, text = '') =>
    shownAsText(
      all,
      `a heading has a space after its "${marks}"`,
      `Write "${marks} ${text.trim()}", or \\# for the sign itself.`,
    ),
  { type: 'paragraph', wrong: '##Title\n\nText.', right: 'One #1 and #tag.\n\n\\##x\n\n#5' },
);

/** Two stars beside a word on one side only, which aren't part of a path, as in `src/**`. */
const boldWithoutEnd = textRule(
  /(?<![*\\/\p{L}\p{N}])\*\*(?=[^\s*/])|(?<=[^\s*\\/])\*\*(?![*/\p{L}\p{N}])|(?<=[^\s*\\/\p{L}\p{N}])\*\*(?=\p{L})/gu,
  () => ({
    message: '"**" is shown as text: it makes nothing bold',
    hint:
      'Bold text is **between** two of them, without a space inside, and without a letter beside a quote or bracket. ' +
      'Else write <strong>bold</strong>; \\** are the signs as text.',
  }),
  {
    isOnce: true,
    wrong: 'Some **“quoted”**text.',
    right: 'The files src/**/*.ts and \\**, 2**3, a ** b, **bold**, and **a**.',
  },
);

const reference =
  /(?<!\\)(?:\[\^([^\]\s]+)\]|(?<![\w\])$])(?:\[[^[\]]+\]\[([^[\]\d][^[\]]*)\]|\[([^[\]\d][^[\]]*)\]\[\]))/g;

const undefinedReference = textRule(
  reference,
  (all, note, named, label) => {
    const name = named ?? label;
    const form = note === undefined ? `[${name}]: ./page.md` : `[^${note}]: …`;
    const what = note === undefined ? `"${name}"` : `the footnote "${note}"`;
    return shownAsText(
      all,
      `nothing defines ${what}`,
      `Add a line "${form}", or write \\[ for a bracket as text.`,
    );
  },
  {
    wrong: 'See [this][noref].',
    right: 'See \\[^nope] and \\[this][noref] and a[0][1] and T[][].',
  },
);

const row = /^\s*\|.*\|.*(?<!\\)\|\s*$/;
const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const countCells = (text: string) =>
  text
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;

const tableWithoutDashes: Rule = {
  wrong: '| a | b |\n| - |\n| 1 | 2 |',
  right: 'a | b\n\n| a |\n| - |\n\na | b\n-----',
  find: (node, { lines }) => {
    if (node.type !== 'paragraph') return undefined;
    const written = listLines(node, lines);
    const at = written.findIndex(({ text }, index) => {
      const head = written[index - 1]?.text ?? '';
      if (!head.includes('|') || !text.includes('|') || dashes.test(head)) return false;
      return dashes.test(text)
        ? countCells(head) !== countCells(text)
        : row.test(head) && row.test(text);
    });
    const place = written[at]?.place;
    if (!place) return undefined;
    const columns = countCells(written[at - 1]?.text ?? '');
    const message = 'this table is shown as text: its second row has no dash for each column';
    const hint = `Write ${'| - '.repeat(columns)}| there; a "|" that is text is \\|.`;
    return [{ place, message, hint }];
  },
};

const cellsWithoutColumn: Rule = {
  wrong: '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
  right: '| a | b |\n| - | - |\n| 1 \\| 1 | 2 |',
  find: (node) => {
    if (node.type !== 'table') return undefined;
    const count = node.align?.length ?? 0;
    return node.children.flatMap(({ children }) => {
      const lost = children[count];
      if (!lost) return [];
      const message = `this row has ${children.length} cells and the table ${countOf(count, 'column')}: the rest is left out`;
      const hint = 'Add a column to the first two rows, or write a "|" that is text as \\|.';
      return [{ place: lost, message, hint }];
    });
  },
};

const unusedFootnote: Rule = {
  wrong: 'Text.\n\n[^lost]: A note.',
  right: 'Text.[^a]\n\n[^a]: A note.',
  find: (node) => {
    if (node.type !== 'root') return undefined;
    const used = new Set<string>();
    visit(node, 'footnoteReference', ({ identifier }) => void used.add(identifier));
    return node.children.flatMap((child) => {
      if (child.type !== 'footnoteDefinition' || used.has(child.identifier)) return [];
      const label = child.label ?? child.identifier;
      const message = `the footnote [^${label}] is left out: nothing refers to it`;
      return [{ place: child, message, hint: `Write [^${label}] where it belongs, or remove it.` }];
    });
  },
};

const secondDefinition: Rule = {
  wrong: 'See [x].\n\n[x]: https://a.example\n[x]: https://b.example',
  right: 'See [x].\n\n[x]: https://a.example\n[x]: https://a.example',
  find: (node) => {
    if (node.type !== 'root') return undefined;
    const defined = new Map<string, { url?: string; line: number | undefined }>();
    return node.children.flatMap((child) => {
      if (child.type !== 'definition' && child.type !== 'footnoteDefinition') return [];
      const key = `${child.type} ${child.identifier}`;
      const first = defined.get(key);
      const url = child.type === 'definition' ? child.url : undefined;
      if (!first)
        defined.set(key, { ...(url !== undefined && { url }), line: child.position?.start.line });
      if (!first || (url !== undefined && first.url === url)) return [];
      const name = `[${url === undefined ? '^' : ''}${child.label ?? child.identifier}]`;
      const message = `this definition of ${name} is left out: line ${first.line} has one`;
      return [{ place: child, message, hint: 'Give it another name, or remove it.' }];
    });
  },
};

const emptyLink: Rule = {
  wrong: 'See [this]().',
  right: 'See [this](./a.md).',
  find: (node) => {
    if (node.type !== 'link' || node.url !== '') return undefined;
    const hint = 'Write where it leads between the round brackets, as in [text](./page.md).';
    return [{ place: node, message: 'the link has no address, so it points to this page', hint }];
  },
};

/** Comments that are meant as the truncate marker, also those of WordPress, Hexo and Jekyll. */
const marker = /^(?:truncated?|(?:read[ -]?)?more|excerpt)$/i;

const lostMarker: Rule = {
  wrong: 'Text.\n\n{/* Truncate */}\n\nMore.',
  right: 'Text.\n\n{/* truncate this later */}\n\nWrite `<!-- more -->`.',
  find: (node, { file }) => {
    const word = node.type === 'root' ? undefined : readComment(node);
    if (word === undefined || !marker.test(word)) return undefined;
    if (!isPost(file.path) || file.data.truncated) return undefined;
    const [message, hint] =
      word === 'truncate'
        ? [
            'this truncate marker does not count, so lists show the whole post: it is inside another element',
            'Move it between two paragraphs, outside of quotations and components.',
          ]
        : [
            `"${word}" is not a truncate marker, so lists show the whole post`,
            'Write {/* truncate */}.',
          ];
    return [{ place: node, message, hint }];
  },
};

/** Mistakes in Markdown, by name. */
export const textRules = {
  linkWithSpace,
  linkInPieces,
  linkReversed,
  linkWithoutEnd,
  headingWithoutSpace,
  markWithOtherSpace,
  boldWithoutEnd,
  undefinedReference,
  tableWithoutDashes,
  cellsWithoutColumn,
  unusedFootnote,
  secondDefinition,
  emptyLink,
};

/** Those that can be found only after the preview is cut. */
export const previewRules = { lostMarker };

import type { PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, test } from 'vitest';
import { writeText } from '../../../../src/outputs/agents/write-text.ts';

const marks = [...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\n\t'];
const words = ['w', '1', 'Ö', 'as it is', 'www.a.b', 'http://a.b', 'a@b.c', '1. a', ''];
const followers = [...' (.:!['];

/** Each mark alone, beside each word, and before marks that may change its meaning. */
const texts = [
  ...words,
  ...marks.flatMap((mark) => [
    ...words.flatMap((word) => [mark + word, word + mark, word + mark + word]),
    ...followers.map((other) => `w${mark}${other}`),
  ]),
];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code: PhrasingContent = { type: 'inlineCode', value: 'x' };

const places: readonly [string, (value: string) => Root['children'][number]][] = [
  ['alone', (value) => paragraph(text(value))],
  ['between code', (value) => paragraph(code, text(value), code)],
  ['after a line break', (value) => paragraph({ type: 'break' }, text(value), code)],
  ['before a link', (value) => paragraph(code, text(value), link(text(value)))],
  ['in bold type', (value) => paragraph(text('a'), strong(text(value)), text(value))],
  ['in a heading', (value) => ({ type: 'heading', depth: 2, children: [code, text(value)] })],
  ['in a cell', (value) => table(code, text(value))],
];

test.each(places)('a text %s is escaped as the library does', (_place, make) => {
  const root: Root = { type: 'root', children: texts.map(make) };
  const extensions = [gfmToMarkdown()];
  const written = toMarkdown(root, { extensions, handlers: { text: writeText } });
  expect(written.split('\n')).toEqual(toMarkdown(root, { extensions }).split('\n'));
});

const paragraph = (...children: PhrasingContent[]) => ({ type: 'paragraph' as const, children });
const link = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url: '/a',
  children,
});
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });

function table(...children: PhrasingContent[]): Root['children'][number] {
  const row = { type: 'tableRow' as const, children: [{ type: 'tableCell' as const, children }] };
  return { type: 'table', children: [row, row] };
}

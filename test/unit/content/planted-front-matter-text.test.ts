import { expect, test } from 'vitest';
import { listPlanted } from './plant.ts';

const file = 'content/docs/a.mdx';
const head = (...fields: string[]) => ['---', ...fields, '---', '', 'Text.'].join('\n');

/** A text whose front matter is read in another way than it was meant; its place, message and hint. */
const mistakes: readonly (readonly [string, string, string, string])[] = [
  [
    '<!-- A comment. -->\n\n---\ntitle: Late\n---\n\nText.',
    '3:1  ',
    'the front matter does not start in the first line, so it is text',
    'Move the comment below it, and remove empty lines above it.',
  ],
  [
    '—\ntitle: Dashes\ntags:\n  - a\n—\n\nText.',
    '1:1  ',
    'the front matter starts with "—" instead of "---", so it is text',
    'Write three hyphens, ---, in the lines before and after its fields; some editors turn them into a dash.',
  ],
  [
    '----\ntitle: Four\n----\n\nText.',
    '1:1  ',
    'the front matter starts with "----" instead of "---", so it is text',
    'Write three hyphens, ---, in the lines before and after its fields; some editors turn them into a dash.',
  ],
  [
    ' ---\ntitle: Space\n---\n\nText.',
    '1:1  ',
    'the front matter starts with a space, so it is text',
    'Remove the spaces before "---".',
  ],
  [
    '+++\ntitle = "Toml"\n+++\n\nText.',
    '1:1  ',
    'the front matter starts with "+++" instead of "---", so it is text',
    'Write its fields as name: value, between two lines of three hyphens, ---.',
  ],
  [
    head('title: Issue #5 solved', 'description: Kept. # a comment'),
    '2:14  warning: ',
    'YAML: "#5 solved" is a comment, so it is not part of the value',
    'Put the value in quotes: "Issue #5 solved". A comment has a space after its "#".',
  ],
  [
    head('last_update: { date: 5/1/2025 }'),
    '2:22  warning: ',
    'front matter field last_update.date: "5/1/2025" can be read in two ways; using 2025-05-01, with the month first',
    'Write 2025-05-01, or 2025-01-05.',
  ],
  [
    head('title: !important'),
    '2:8  warning: ',
    'YAML: "!important" is the type of a value, not its text',
    'Put the value in quotes: "!important"',
  ],
  [
    head('title: “Curly”', "description: '“Meant”'", 'keywords: [“One” and “two”]'),
    '2:8  warning: ',
    'YAML: the curly quotes are part of the value “Curly”',
    'Write "Curly", or "“Curly”" if the page should show them.',
  ],
  [
    head('title:\u00a0Text'),
    '2:1  ',
    'expected front matter fields, each as name: value',
    'got "title:\u00a0Text", which has a special space, such as a no-break space, at its colon: write title: Text',
  ],
  [
    head('title:Text'),
    '2:1  ',
    'expected front matter fields, each as name: value',
    'got "title:Text", which has no space after its colon: write title: Text',
  ],
  [
    head('title: A', 'description：Text'),
    '3:1  ',
    'YAML: "description：Text" has a full-width colon',
    'Write description: Text',
  ],
  [
    head('title: A', 'custom_edit_url: edit/a'),
    '3:18  ',
    'custom_edit_url: broken link "edit/a": it leads to a different place from each page',
    'Write a path that starts with "/", or a full address with https://.',
  ],
];

test.each(mistakes)(
  '%s is reported with its place and a fix',
  async (text, place, said, remedy) => {
    expect(await listPlanted({ [file]: `${text}\n` })).toEqual([
      `${file}:${place}${said}\n    ${remedy}`,
    ]);
  },
);

test.each([
  ['a comment', head('title: A # after the name')],
  ['a number sign in a word and in quotes', head('title: C#', 'description: "Issue #5"')],
  ['curly quotes inside a value', head('title: The “best” one')],
  ['lines and thematic breaks', '----\n\nText.\n\n----\n\nMore: text.\n\n---'],
  ['an address to edit', head('custom_edit_url: https://example.com/a')],
  ['days with one meaning', head('last_update: { date: 5/19/2025 }', 'title: 5/1/2025')],
  ['a day of the month of its number', head('last_update: { date: 5/5/2025 }')],
  ['no address to edit', head('custom_edit_url: null')],
])('%s is not reported', async (_name, text) => {
  expect(await listPlanted({ [file]: `${text}\n` })).toEqual([]);
});

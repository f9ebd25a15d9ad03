import { expect, test } from 'vitest';
import { listPlanted, reportTexts } from './plant.ts';

const file = 'content/docs/a.mdx';
const head = (...fields: string[]) => ['---', ...fields, '---', '', 'Text.'].join('\n');

test('front matter that is read in another way than it was meant is reported with its place and a fix', async () => {
  const reports = await reportTexts(
    [
      '<!-- A comment. -->\n\n---\ntitle: Late\n---\n\nText.',
      '—\ntitle: Dashes\ntags:\n  - a\n—\n\nText.',
      '----\ntitle: Four\n----\n\nText.',
      ' ---\ntitle: Space\n---\n\nText.',
      '+++\ntitle = "Toml"\n+++\n\nText.',
      head('title: Issue #5 solved', 'description: Kept. # a comment'),
      head('last_update: { date: 5/1/2025 }'),
      head('title: !important'),
      head('title: “Curly”', "description: '“Meant”'", 'keywords: [“One” and “two”]'),
      head('title:\u00a0Text'),
      head('title:Text'),
      head('title: A', 'description：Text'),
      head('title: A', 'custom_edit_url: edit/a'),
    ],
    (text) => listPlanted({ [file]: `${text}\n` }),
  );
  await expect(reports).toMatchFileSnapshot('planted/front-matter-text.txt');
});

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

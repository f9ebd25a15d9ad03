import { expect, test } from 'vitest';
import { listPlanted, page } from './plant.ts';

const post = (text: string) => `${page('title: A')}Before.\n\n${text}\n\nAfter.\n`;

test.each([
  ['in Markdown', 'a.md', '<!-- Truncate -->', '"Truncate" is not a truncate marker'],
  ['in MDX', 'a.mdx', '{/* truncated */}', '"truncated" is not a truncate marker'],
  ['as an HTML comment in MDX', 'a.mdx', '<!--TRUNCATE-->', '"TRUNCATE" is not a truncate marker'],
  ['of Jekyll', 'a.md', '<!--more-->', '"more" is not a truncate marker'],
  ['of another tool', 'a.mdx', '<!-- read more -->', '"read more" is not a truncate marker'],
  ['in a quotation', 'a.mdx', '> {/* truncate */}', 'this truncate marker does not count'],
  [
    'in a component',
    'a.mdx',
    '<div>\n\n{/* truncate */}\n\n</div>',
    'this truncate marker does not',
  ],
])('a misspelt or misplaced marker %s is reported', async (_, name, marker, message) => {
  const told = await listPlanted({ [`content/blog/2025-01-01-${name}`]: post(marker) });
  expect(told).toEqual([expect.stringContaining(`warning: ${message}`)]);
  expect(told[0]).toContain(`content/blog/2025-01-01-${name}:`);
});

test.each([
  [
    'with the marker',
    'content/blog/2025-01-01-a.md',
    '<!-- truncate -->\n\nMore.\n\n<!-- more -->',
  ],
  ['with other comments', 'content/blog/2025-01-01-a.mdx', '{/* truncate this later */}'],
  ['that shows a marker in a line', 'content/blog/2025-01-01-a.mdx', 'Write `<!-- more -->`.'],
  ['that shows a marker', 'content/blog/2025-01-01-a.md', '```html\n<!-- truncate -->\n```'],
  ['that is a doc', 'content/docs/a.mdx', '{/* Truncate */}'],
])('nothing is reported for a text %s', async (_, file, marker) => {
  expect(await listPlanted({ [file]: post(marker) })).toEqual([]);
});

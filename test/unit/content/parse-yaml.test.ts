import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../../src/content/front-matter/parse-yaml.ts';
import { formatDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { reportTexts } from './plant.ts';

const schema = z.strictObject({
  title: z.string().optional(),
  tags: z.array(z.string()).optional(),
  update: z.strictObject({ author: z.string() }).optional(),
});
/** Parses front matter, whose first line is the second of its file. */
const parse = (text: string) => parseYaml(text, schema, 'a.mdx', 2);

test('valid YAML gives its value, without diagnostics', () => {
  expect(parse('title: A\ntags: [x, y]\n')).toMatchObject({
    value: { title: 'A', tags: ['x', 'y'] },
    diagnostics: [],
  });
  expect(parse('{"title": "A"}').value).toEqual({ title: 'A' });
  expect(parse('')).toMatchObject({ value: {}, diagnostics: [] });
});

test('a number is read as text, and an unknown field is left out', () => {
  expect(parse('tags: [x]\ntitle: 1.10\n').value).toMatchObject({ title: '1.10' });
  expect(parse('title: A\ntitel: B\n').value).toEqual({ title: 'A' });
});

test('each mistake is reported at its place, with a hint', async () => {
  const texts = [
    'tags: [x]\ntitle: 1.10',
    'update:\n  author: 5',
    'title: A\nupdate: {}',
    'title: 1\ntags: 2\nodd: 3',
    'title: A\ntitel: B',
    'title: A\nname: a: b',
    'just words',
    'name:A',
    'name: @a',
    "name: 'It's'",
    'title: A\nname B',
    'title: A\nname:B',
    'name: "A\ntitle: B',
    'name: [A\ntitle: B',
    'tags: - css',
    'title: A\ntitle: B',
    'title: *a',
    'title: A\ntags: &a [x, *a]',
    `tags: &a [x, x]\n${[...'bcdefgh'].map((name, at) => `${name}: &${name} [*${'abcdefgh'[at]}, *${'abcdefgh'[at]}]\n`).join('')}`,
  ];
  const check = (text: string) => parse(`${text}\n`).diagnostics.map(formatDiagnostic);
  await expect(await reportTexts(texts, check)).toMatchFileSnapshot('yaml-mistakes.txt');
});

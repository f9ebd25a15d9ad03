import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../../src/content/front-matter/parse-yaml.ts';

const schema = z.strictObject({
  title: z.string().optional(),
  tags: z.array(z.string()).optional(),
  update: z.strictObject({ author: z.string() }).optional(),
});
const parse = (text: string, firstLine?: number) => parseYaml(text, schema, 'a.mdx', firstLine);

test('valid YAML gives its value, without diagnostics', () => {
  expect(parse('title: A\ntags: [x, y]\n')).toMatchObject({
    value: { title: 'A', tags: ['x', 'y'] },
    diagnostics: [],
  });
  expect(parse('{"title": "A"}').value).toEqual({ title: 'A' });
});

test('an empty text is an object without fields', () => {
  expect(parse('')).toMatchObject({ value: {}, diagnostics: [] });
});

test('a number instead of a string is a warning at its value', () => {
  const { value, diagnostics } = parse('tags: [x]\ntitle: 1.10\n', 2);
  expect(value).toMatchObject({ title: '1.10' });
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({
    file: 'a.mdx',
    line: 3,
    column: 8,
    hint: 'got 1.1, which is read as text: put it in quotes',
    severity: 'warning',
  });
  expect(diagnostics[0]?.message).toMatch(/^front matter field title: .*string/);
});

test('a nested field is named by its path and placed at its own line', () => {
  const [diagnostic] = parse('update:\n  author: 5\n').diagnostics;
  expect(diagnostic).toMatchObject({ line: 2, column: 11 });
  expect(diagnostic?.message).toContain('field update.author:');
});

test('a missing field is reported at its parent field', () => {
  const [diagnostic] = parse('title: A\nupdate: {}\n').diagnostics;
  expect(diagnostic).toMatchObject({ line: 2, column: 1, hint: 'got nothing' });
});

test('all diagnostics are reported at once', () => {
  expect(parse('title: 1\ntags: 2\nodd: 3\n').diagnostics.map(({ line }) => line)).toEqual([
    1, 2, 3,
  ]);
});

test('an unknown field is a warning with a suggestion, and the rest keeps its value', () => {
  const { value, diagnostics } = parse('title: A\ntitel: B\n', 2);
  expect(value).toEqual({ title: 'A' });
  expect(diagnostics).toEqual([
    {
      file: 'a.mdx',
      line: 3,
      column: 1,
      message: 'unknown front matter field "titel"',
      hint: 'Did you mean "title"?',
      severity: 'warning',
    },
  ]);
});

test('invalid YAML is a diagnostic at the line of the error', () => {
  const [diagnostic] = parse('title: A\nname: a: b\n', 2).diagnostics;
  expect(diagnostic).toMatchObject({ line: 3 });
  expect(diagnostic?.message).toBe('YAML: Nested mappings are not allowed in compact mappings');
});

test('a string instead of fields is one diagnostic', () => {
  const { diagnostics } = parse('just words\n');
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toBe('expected front matter fields, each as name: value');
});

test.each([
  ['name: @a', 7, 'Plain value cannot start with reserved character @'],
  ["name: 'It's'", 11, 'Unexpected scalar at node end'],
  ['title: A\nname B', 1, 'Implicit map keys need to be followed by map values'],
  ['title: A\nname:B', 1, '"name:B" has no space after its colon'],
  ['name: "A\ntitle: B', 7, 'Missing closing "quote'],
  ['name: [A\ntitle: B', 7, 'Flow sequence in block collection must be'],
  ['tags: - css', 7, 'Unexpected block-seq-ind on same line with key'],
  ['title: A\ntitle: B', 1, 'Map keys must be unique'],
  ['title: *a', 8, 'the alias *a has no anchor before it'],
])('the YAML %j has one diagnostic, in column %s', (text, column, said) => {
  const { diagnostics } = parse(`${text}\n`);
  expect(diagnostics).toEqual([
    expect.objectContaining({ column, message: expect.stringContaining(`YAML: ${said}`) }),
  ]);
});

test('text instead of fields has a hint for its colon', () => {
  const [diagnostic] = parse('name:A\n').diagnostics;
  expect(diagnostic?.message).toBe('expected front matter fields, each as name: value');
  expect(diagnostic?.hint).toContain('write name: A');
});

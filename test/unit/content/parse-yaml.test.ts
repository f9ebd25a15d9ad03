import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../../src/content/front-matter/parse-yaml.ts';

const schema = z.strictObject({
  title: z.string().optional(),
  tags: z.array(z.string()).optional(),
  update: z.strictObject({ author: z.string() }).optional(),
});
const parse = (text: string, firstLine?: number) => parseYaml(text, schema, 'a.mdx', firstLine);

test('valid YAML gives its value, without faults', () => {
  expect(parse('title: A\ntags: [x, y]\n')).toMatchObject({
    value: { title: 'A', tags: ['x', 'y'] },
    faults: [],
  });
  expect(parse('{"title": "A"}').value).toEqual({ title: 'A' });
});

test('an empty text is an object without fields', () => {
  expect(parse('')).toMatchObject({ value: {}, faults: [] });
});

test('a number instead of a string is a warning at its value', () => {
  const { value, faults } = parse('tags: [x]\ntitle: 1.10\n', 2);
  expect(value).toMatchObject({ title: '1.10' });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({
    file: 'a.mdx',
    line: 3,
    column: 8,
    hint: 'got 1.1, which is read as text: put it in quotes',
    severity: 'warning',
  });
  expect(faults[0]?.message).toMatch(/^front matter field title: .*string/);
});

test('a nested field is named by its path and placed at its own line', () => {
  const [fault] = parse('update:\n  author: 5\n').faults;
  expect(fault).toMatchObject({ line: 2, column: 11 });
  expect(fault?.message).toContain('field update.author:');
});

test('a missing field is reported at its parent field', () => {
  const [fault] = parse('title: A\nupdate: {}\n').faults;
  expect(fault).toMatchObject({ line: 2, column: 1, hint: 'got nothing' });
});

test('all faults are reported at once', () => {
  expect(parse('title: 1\ntags: 2\nodd: 3\n').faults.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('an unknown field is a warning with a suggestion, and the rest keeps its value', () => {
  const { value, faults } = parse('title: A\ntitel: B\n', 2);
  expect(value).toEqual({ title: 'A' });
  expect(faults).toEqual([
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

test('invalid YAML is a fault at the line of the error', () => {
  const [fault] = parse('title: A\nname: a: b\n', 2).faults;
  expect(fault).toMatchObject({ line: 3 });
  expect(fault?.message).toBe('YAML: Nested mappings are not allowed in compact mappings');
});

test('a string instead of fields is one fault', () => {
  const { faults } = parse('just words\n');
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toBe('expected front matter fields, each as name: value');
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
])('the YAML %j has one fault, in column %s', (text, column, said) => {
  const { faults } = parse(`${text}\n`);
  expect(faults).toEqual([
    expect.objectContaining({ column, message: expect.stringContaining(`YAML: ${said}`) }),
  ]);
});

test('text instead of fields has a hint for its colon', () => {
  const [fault] = parse('name:A\n').faults;
  expect(fault?.message).toBe('expected front matter fields, each as name: value');
  expect(fault?.hint).toContain('write name: A');
});

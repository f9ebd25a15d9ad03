import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../../src/content/parse-yaml.ts';

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

test('a field that appears twice is reported with the first, not with one whose name starts alike', () => {
  const [fault] = parse('title_meta: Long.\ntitle: A.\ntitle: B\n').faults;
  expect(fault).toMatchObject({
    line: 3,
    message: 'YAML: the field "title" appears twice',
    hint: 'Keep one of them. The first is: title: A.',
  });
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
  expect(fault?.message).toBe('YAML: the value contains ": ", which starts another field');
  expect(fault?.hint).toBe('Put the value in quotes: name: "a: b"');
});

test('a string instead of fields is one fault', () => {
  const { faults } = parse('just words\n');
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toBe('expected front matter fields, each as name: value');
});

const comma = 'Write a comma between the values in brackets.';

test.each([
  ['name: @a', 7, 'a value cannot start with "@"', 'Put the value in quotes: name: "@a"'],
  [
    "name: 'It's'",
    11,
    'there is text after the end of the value',
    `Put the value in quotes: name: "It's"`,
  ],
  [
    'name: "A" b',
    11,
    'there is text after the end of the value',
    `Put the value in quotes: name: '"A" b'`,
  ],
  [
    'title: A\nname B',
    1,
    '"name B" is not a field: it has no colon after a name',
    'Write each field as name: value.',
  ],
  ['name:A', 1, undefined, undefined],
  ['title: A\nname:B', 1, '"name:B" has no space after its colon', 'Write name: B'],
  ['name: "A\ntitle: B', 7, 'the quote " is never closed', 'Write " at the end of the value.'],
  ['name: [A\ntitle: B', 7, '"[" is never closed', 'Write "]" after its last value.'],
  [
    'name: "\\d"',
    8,
    '"\\d" has no meaning in double quotes',
    'Write \\\\ for a backslash, or put the value in single quotes.',
  ],
  [
    'tags: - css',
    7,
    'a list cannot start in the line of its field',
    'Write each item in a line of its own below, or all of them in brackets: [a, b].',
  ],
  ['tags: [a, "b" "c"]', 15, 'a comma is missing before this', comma],
  ['update: {author: A b: c}', 18, 'a comma is missing before this', comma],
  [
    'tags: [a,, b]',
    10,
    'there is no value before this comma',
    'Remove the comma, or write a value before it.',
  ],
  ['tags: [a]]', 10, 'this bracket closes nothing', 'Remove it, or put the value in quotes.'],
  [
    'title: |x\n  a',
    9,
    'after "|" or ">", the text begins in the next line',
    'Move the text there and indent it, or put the value in quotes.',
  ],
  [
    'update:\n  - author: A\n  tag: b',
    1,
    'this line starts in another column than those it belongs to',
    'Start fields of one level, and items of one list, in the same column.',
  ],
  [
    'name: A\n  title: B',
    3,
    'this line is indented, but the field above it has a value already',
    'Start both lines in the same column.',
  ],
])('the YAML %j has its fault in column %s', (text, column, said, hint) => {
  const { faults } = parse(`${text}\n`);
  if (said === undefined)
    return expect(faults[0]?.message).toBe('expected front matter fields, each as name: value');
  expect(faults).toEqual([expect.objectContaining({ column, message: `YAML: ${said}`, hint })]);
});

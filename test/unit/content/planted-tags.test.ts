import { expect, test } from 'vitest';
import { listPlanted } from './plant.ts';

const file = 'content/docs/a.mdx';

test.each([
  [
    '<a href=”https://example.com/a”>x</a>',
    '1:9',
    'the value of the attribute href has curly instead of straight quotes',
    'Write href="https://example.com/a".',
  ],
  [
    '<p className=“a b”>x</p>',
    '1:14',
    'the value of the attribute className has curly instead of straight quotes',
    'Write className="a b".',
  ],
  [
    '<a href=https://example.com/a/b>x</a>',
    '1:9',
    'the value of the attribute href has no quotes',
    'Write href="https://example.com/a/b".',
  ],
  [
    '<iframe src=https://example.com/></iframe>',
    '1:13',
    'the value of the attribute src has no quotes',
    'Write src="https://example.com".',
  ],
  [
    '<p style={{color: "red", background-color: "blue"}}>x</p>',
    '1:36',
    '{color: "red", background-color: "blue"} is not a JavaScript expression: unexpected token',
    'In JavaScript, a name has no hyphen: write backgroundColor instead of background-color.',
  ],
  [
    'A {{< shortcode >}} of another generator.',
    '1:5',
    '{< shortcode >} is not a JavaScript expression: unexpected token',
    'Templates of other site generators are not run here. For a brace as text write \\{ or put it into `code`.',
  ],
])('%s is one fault with its place and a fix', async (text, place, said, remedy) => {
  expect(await listPlanted({ [file]: `${text}\n` })).toEqual([
    `${file}:${place}  ${said}\n    ${remedy}`,
  ]);
});

import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { compileText, renderText } from './render.ts';

const box = (kind: string, label: string, content: string) =>
  `<aside class="admonition admonition-${kind}" role="note" aria-label="${label}">` +
  `<p class="admonition-heading">${label}</p>` +
  `<div class="admonition-content">${content}</div></aside>`;

test.each([
  ['with its title after a space', ':::note My title'],
  ['with its title in brackets', ':::note[My title]'],
])('an admonition %s has that title', async (_form, opening) => {
  expect(await renderText(`${opening}\n\nText.\n\n:::\n`)).toBe(
    box('note', 'My title', '<p>Text.</p>'),
  );
});

test.each([
  ['An [ open bracket', 'An [ open bracket'],
  ['A closed ] bracket', 'A closed ] bracket'],
  ['One ] before [ the other', 'One ] before [ the other'],
  ['Two [[ and one ]', 'Two [[ and one ]'],
  ['With \\[ escaped', 'With [ escaped'],
  ['An array[0] in it', 'An array[0] in it'],
])('the title "%s" ends with its line, regardless of brackets', async (written, title) => {
  expect(await renderText(`:::note ${written}\n\nText.\n\n:::\n`)).toBe(
    box('note', title, '<p>Text.</p>'),
  );
});

test('a title keeps its markup, but its label is plain text', async () => {
  expect(await renderText(':::note[My *title*]\nText.\n:::\n')).toBe(
    '<aside class="admonition admonition-note" role="note" aria-label="My title">' +
      '<p class="admonition-heading">My <em>title</em></p>' +
      '<div class="admonition-content"><p>Text.</p></div></aside>',
  );
});

test('the id of an admonition is a link target', async () => {
  expect((await compileText(':::note{#here}\nText.\n:::\n')).ids).toEqual(['here']);
});

test('an admonition without a title shows its kind', async () => {
  expect(await renderText(':::danger\nText.\n:::\n')).toBe(box('danger', 'Danger', '<p>Text.</p>'));
});

test.each([
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
  ['caution', 'warning'],
])('X55 %s looks like %s and keeps its name', async (name, kind) => {
  const classes = `${kind} admonition-${name}`;
  expect(await renderText(`:::${name}[X]\nText.\n:::\n`)).toBe(box(classes, 'X', '<p>Text.</p>'));
});

test('an admonition includes its icon', async () => {
  const { body } = await compileText(':::caution\nText.\n:::\n');
  const icon =
    '<svg class="icon admonition-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.8';
  expect(body).toHaveProperty('html', expect.stringContaining(icon));
});

test('admonitions nest inside those with more colons', async () => {
  expect(await renderText('::::info Outer\n\n:::tip\nInner.\n:::\n\n::::\n')).toBe(
    box('info', 'Outer', box('tip', 'Tip', '<p>Inner.</p>')),
  );
});

test('an admonition can contain lists and code', async () => {
  const html = await renderText(':::note\n- one\n\n```sh\nls\n```\n:::\n');
  expect(html).toMatch(/admonition-content"><ul>.*<li>one<\/li>.*<figure class="code-block"/s);
});

test('X54 an unknown kind is shown, with a warning at its place that lists the known ones', async () => {
  const result = await compileContent('a.mdx', '---\ntitle: A\n---\n\n:::hint\nText.\n:::\n');
  expect(result.faults).toMatchObject([{ file: 'a.mdx', line: 5, column: 1, severity: 'warning' }]);
  expect(result.compiled?.body).toHaveProperty('html', expect.stringContaining('>Hint</p>'));
  expect(result.faults[0]?.message).toMatch(
    /^unknown admonition ":::hint" is shown as a note; expected note/,
  );
});

test.each(['Use a:hover and :focus and ::before, at 10:30.', '::leaf here', ':no-emoji: T:[x]'])(
  'the colons of "%s" are text',
  async (text) => {
    expect(await renderText(text)).toBe(`<p>${text}</p>`);
  },
);

test('emoji names between colons become emoji in text, but not in code', async () => {
  expect(await renderText('Done :tada::+1: `:tada:` at 10:30:00 :constructor: :dna:.\n')).toBe(
    '<p>Done 🎉👍 <code>:tada:</code> at 10:30:00 :constructor: 🧬.</p>',
  );
});

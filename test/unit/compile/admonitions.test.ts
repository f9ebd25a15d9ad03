import { expect, test } from 'vitest';
import { compileText, renderText } from './render.ts';

const box = (kind: string, label: string, content: string) =>
  `<aside class="admonition admonition-${kind}" role="note" aria-label="${label}">` +
  `<p class="admonition-heading">${label}</p>` +
  `<div class="admonition-content">${content}</div></aside>`;

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

test('the id of an admonition is a link target', async () => {
  expect((await compileText(':::note{#here}\nText.\n:::\n')).ids).toEqual(['here']);
});

test('X55 an admonition keeps its name as class and title, and has the icon of its kind', async () => {
  const { body } = await compileText(':::caution\nText.\n:::\n');
  const classes = 'class="admonition admonition-warning admonition-caution"';
  expect(body).toHaveProperty(
    'html',
    expect.stringContaining(`${classes} role="note" aria-label="Caution"`),
  );
  const icon =
    '<svg class="icon admonition-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.8';
  expect(body).toHaveProperty('html', expect.stringContaining(icon));
});

test('emoji names between colons become emoji in text, but not in code', async () => {
  expect(await renderText('Done :tada::+1: `:tada:` at 10:30:00 :constructor: :dna:.\n')).toBe(
    '<p>Done 🎉👍 <code>:tada:</code> at 10:30:00 :constructor: 🧬.</p>',
  );
});

import { expect, test } from 'vitest';
import { renderText } from './render.ts';

const md = (text: string) => renderText(`---\nformat: md\n---\n\n${text}`);

test.each([
  ['with a class', '<div class="guide">', '<div class="guide prose">'],
  ['with a class in React’s spelling', '<div className="guide">', '<div class="guide prose">'],
  ['without a class', '<section>', '<section class="prose">'],
])('a box %s around Markdown is text', async (_, start, expected) => {
  const end = start.startsWith('<div') ? '</div>' : '</section>';
  expect(await renderText(`${start}\n\nOne.\n\nTwo.\n\n${end}\n`)).toContain(
    `${expected}<p>One.</p>`,
  );
});

test('a box of HTML around Markdown is text in plain Markdown, too', async () => {
  expect(await md('<div class="guide">\n\nOne.\n\n</div>\n')).toContain(
    '<div class="guide prose">\n<p>One.</p>',
  );
});

test.each([
  ['HTML alone', '<div class="row"><p>One</p></div>', 'class="row"'],
  ['boxes alone', '<div class="row">\n<div class="col">\n\nOne.\n\n</div>\n</div>', 'class="row"'],
])('a box around %s keeps its class alone', async (_, text, expected) => {
  expect(await renderText(`${text}\n`)).toContain(expected);
});

test.each(['className={"a" + 1}', '{...{ className: "a1" }}'])(
  'a class that code computes is kept: %s',
  async (attribute) => {
    const html = await renderText(`<div ${attribute}>\n\nOne.\n\n</div>\n`);
    expect(html).toContain('<div class="a1">');
  },
);

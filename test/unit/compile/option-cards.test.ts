import { afterEach, expect, test } from 'vitest';
import { setTexts } from '../../../src/texts/text.ts';
import { compileText, renderText } from './render.ts';

afterEach(() => setTexts(undefined));

const facts = '- Type: `boolean`\n- Default: the value of `dev`\n- Since: 0.10.0';
const code = '```js\nown();\n```';
const page = (...blocks: string[]) => blocks.join('\n\n');

test('a heading with a list of facts becomes a card, up to the next higher heading', async () => {
  const text = page(
    '## Options',
    '### debug',
    facts,
    'Its effect.',
    '#### More',
    '## Related',
    'End.',
  );
  const html = (await renderText(text)).replace(/<a class="hash-link".*?<\/a>/g, '');
  expect(html.replace(/\n/g, '')).toBe(
    '<h2 id="options">Options</h2><section class="option"><h3 id="debug">debug</h3>' +
      '<dl class="option-facts"><div><dt>Type</dt><dd><code>boolean</code></dd></div>' +
      '<div><dt>Default</dt><dd>the value of <code>dev</code></dd></div>' +
      '<div><dt>Since</dt><dd>0.10.0</dd></div></dl><p>Its effect.</p><h4 id="more">More</h4>' +
      '</section><h2 id="related">Related</h2><p>End.</p>',
  );
  const { headings } = await compileText(text);
  expect(headings.map(({ id }) => id)).toEqual(['options', 'debug', 'more', 'related']);
});

test('a chapter can have facts below its heading, and cards inside', async () => {
  const text = page('## sort-keys', facts, 'Sorts.', '### minKeys', facts, 'Few.', '## Related');
  const html = (await renderText(text)).replace(/<a class="hash-link".*?<\/a>|\n/g, '');
  const list = /<dl class="option-facts">.*?<\/dl>/.exec(html)?.[0];
  expect(html).toBe(
    `<h2 id="sort-keys">sort-keys</h2>${list}<p>Sorts.</p><section class="option">` +
      `<h3 id="minkeys">minKeys</h3>${list}<div><p>Few.</p></div></section><h2 id="related">Related</h2>`,
  );
});

test('other lists below a heading do not make a card', async () => {
  for (const list of [
    '- Type: `a`\n- something',
    '- Default: `a`',
    '- Typed: `a`',
    '1. Type: `a`',
  ]) {
    expect(await renderText(page('### debug', list))).not.toContain('<section');
  }
});

test('after its first paragraph an option with code is folded up to the next heading', async () => {
  const text = page('### debug', facts, 'Before.', code, 'Two.', '#### More', 'End.');
  const html = (await renderText(text)).replace(/<a class="hash-link".*?<\/a>|\n/g, '');
  expect(html.replace(/<[^>]*code-block.*?<\/figure>/s, '<figure/>')).toContain(
    '</dl><p>Before.</p><details class="option-more">' +
      '<summary data-no-print="" data-no-markdown="">Details</summary><figure/><p>Two.</p>' +
      '</details><h4 id="more">More</h4><p>End.</p></section>',
  );
});

test('what is folded is named in the language of the site', async () => {
  setTexts({ language: 'de', messages: { 'shell.details': 'Einzelheiten' } });
  const html = await renderText(page('### debug', facts, 'Before.', code));
  expect(html).toMatch(/<summary[^>]*>Einzelheiten</);
});

test('cards without defaults, as of functions, get no table of options', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (name) => `### ${name}\n\n- Type: \`${name}()\``,
  );
  expect(await renderText(page('## Functions', ...names))).not.toContain('<table>');
});

test('a chapter with six cards begins with an overview table, one with five does not', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `### ${name}\n\n${facts}`);
  expect(await renderText(page('## Options', ...names))).not.toContain('<table>');
  const html = await renderText(
    page('## Options', 'All of them:', ...names, `### minKeys\n\n${facts}`),
  );
  const [, table = ''] =
    /<h2[^>]*>.*?<\/h2>\n*<div (.*?)<\/div>\n*<p>All of them:<\/p>/s.exec(html) ?? [];
  expect(table).toContain('role="region" aria-label="Overview: Options"');
  expect(table).toContain('<tr><th>Option</th><th>Type</th><th>Default</th></tr>');
  expect(table.match(/<tr><td>/g)).toHaveLength(6);
  expect(table).toContain(
    '<tr><td><a href="#minkeys"><code>minKeys</code></a></td><td><code>boolean</code></td>' +
      '<td>the value of <code>dev</code></td></tr>',
  );
});

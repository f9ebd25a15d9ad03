import { expect, test } from 'vitest';
import { applyEdits, openDraft } from '../../../../src/publish/html/page-draft.ts';
import { takeStyles } from '../../../../src/publish/render/finish-page.ts';

function take(html: string) {
  const draft = openDraft('/a', html);
  const sheet = takeStyles(draft);
  return { html: applyEdits(draft), sheet };
}

test('a page without styles is not changed', () => {
  const html = '<p class="a">1 &lt; 2, and style="color:red" in code</p>';
  expect(take(html)).toEqual({ html });
});

test('each style attribute becomes a class in a style sheet', () => {
  const { html, sheet } = take(
    '<p style="color:red">A</p><b class="x" style="margin:0" id="i">B</b>',
  );
  const [red, none] = [...html.matchAll(/style-[0-9a-f]{8}/g)].map(([name]) => name);
  expect(sheet?.css).toBe(
    `.${red}:not(#\\#):not(#\\#){color:red}\n.${none}:not(#\\#):not(#\\#){margin:0}\n`,
  );
  expect(html).toBe(`<p class="${red}">A</p><b class="x ${none}" id="i">B</b>`);
});

test('equal styles share a rule, and equal sets of styles share a sheet', () => {
  const first = take('<p style="color:red">A</p><p style="color:red">B</p>').sheet;
  expect(first?.css.match(/color:red/g)).toHaveLength(1);
  expect(take('<i style="color:red">C</i>').sheet).toEqual(first);
});

test('character references are decoded in the CSS', () => {
  const { sheet } = take(
    '<p style="background:url(&quot;/a.png?b&amp;c&quot;)" title="a > b">A</p>',
  );
  expect(sheet?.css).toContain('{background:url("/a.png?b&c")}');
});

test.each([
  ['<p title="1 > 0" style="color:red" hidden/>', '<p class="S" title="1 > 0" hidden/>'],
  ["<p style='color:red' class='a b'>", "<p class='a b S'>"],
  ['<p class=a style=color:red>', '<p class="a S">'],
  ['<p class style="color:red">', '<p class="S">'],
])('the class is added to a tag in any notation: %s', (html, expected) => {
  expect(take(html).html.replace(/style-[0-9a-f]{8}/, 'S')).toBe(expected);
});

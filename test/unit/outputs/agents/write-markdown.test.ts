import { expect, test } from 'vitest';
import { writeMarkdown } from '../../../../src/outputs/agents/write-markdown.ts';
import { takeMain } from '../../../../src/outputs/page-tree.ts';

const addresses = { page: 'https://a.b/base/docs/use/', index: 'https://a.b/base/llms.txt' };

const copyOf = (main: string) =>
  writeMarkdown(
    takeMain(`<html><body><nav>Menu</nav><main id="main">${main}</main></body></html>`),
    addresses,
  )
    .split('\n')
    .slice(2)
    .join('\n');

test('the first line of a copy links to the page and to the list of all pages', () => {
  const [first] = writeMarkdown('<h1>Use</h1>', addresses).split('\n');
  expect(first).toBe(
    '> Markdown copy of <https://a.b/base/docs/use/>. All pages: <https://a.b/base/llms.txt>',
  );
});

test('a heading keeps its id, but not its hash link', () => {
  const link = '<a class="hash-link" href="#use_it" aria-label="Direct link">#</a>';
  expect(copyOf(`<h2 id="use_it">Use <code>it</code>${link}</h2>`)).toBe('## Use `it` {#use_it}\n');
});

test('addresses are absolute, even within the page', () => {
  expect(copyOf('<p><a href="/base/x/">x</a> <a href="#y">y</a> <a href="../z/">z</a></p>')).toBe(
    '[x](https://a.b/base/x/) [y](https://a.b/base/docs/use/#y) [z](https://a.b/base/docs/z/)\n',
  );
});

test('a code block has its language and title, without its button', () => {
  const code = '<span data-line=""><span>a &lt; b</span></span>\n<span data-line="">```</span>';
  const figure = `<figure class="code-block" data-language="ts"><figcaption class="code-title">a.ts</figcaption>
    <pre><code>${code}</code></pre><button>Copy</button></figure>`;
  expect(copyOf(figure)).toBe('````ts title="a.ts"\na < b\n```\n````\n');
});

test('tabs and details begin with their labels, and an admonition becomes a quote', () => {
  const tabs = `<div class="tabs"><div role="tablist" hidden><button>npm</button></div>
    <section class="tab-panel" data-label="npm"><p>one</p></section></div>`;
  const fold = '<details><summary>More <span>of it</span></summary><p>two</p></details>';
  const aside = `<aside class="admonition"><p class="admonition-heading"><svg></svg>Note</p>
    <div><p>three</p></div></aside>`;
  expect(copyOf(tabs + fold + aside)).toBe(
    '**npm**\n\none\n\n**More of it**\n\ntwo\n\n> **Note**\n>\n> three\n',
  );
});

test('a code block without a language gets the one of its title', () => {
  const figure = (title: string) =>
    `<figure><figcaption class="code-title">${title}</figcaption><pre><code>a</code></pre></figure>`;
  expect(copyOf(figure('src/a.tsx'))).toBe('```tsx title="src/a.tsx"\na\n```\n');
  expect(copyOf(figure('Compiled'))).toBe('```text title="Compiled"\na\n```\n');
});

test('elements in code are removed, even with > in their attributes', () => {
  expect(copyOf('<pre title="a > b"><code><span title="a > b">x</span> > y</code></pre>')).toBe(
    '```\nx > y\n```\n',
  );
});

test('panes show their labels, and table cells do not', () => {
  expect(copyOf('<div data-label="JavaScript"><pre><code>a</code></pre></div>')).toBe(
    '**JavaScript**\n\n```js\na\n```\n',
  );
  const table = '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td data-label="B">2</td></tr>';
  expect(copyOf(`${table}</table>`)).toBe('| A | B |\n| - | - |\n| 1 | 2 |\n');
});

test('a table escapes pipes in its cells and replaces line breaks by spaces', () => {
  const table = `<table><thead><tr><th>Name</th><th>Is</th></tr></thead>
    <tbody><tr><td><code>a|b</code></td><td>x<br>y</td></tr></tbody></table>`;
  expect(copyOf(table)).toBe('| Name | Is |\n| - | - |\n| `a\\|b` | x y |\n');
});

test('page controls and visually hidden texts are left out, but not a hidden page title', () => {
  const main = `<nav data-no-print>Home</nav><h1 class="visually-hidden">Name</h1>
    <p>Text<span class="visually-hidden"> (opens in new tab)</span><svg><title>Icon</title></svg></p>
    <fieldset><label><input type="radio">Show</label></fieldset><template><p>Shadow</p></template>
    <script>run()</script><p aria-hidden="true">Drawn</p><div data-no-markdown>Stage</div>`;
  expect(copyOf(main)).toBe('# Name\n\nText\n');
});

test('text that looks like Markdown or HTML is escaped', () => {
  expect(copyOf('<p>*a* &lt;Tab&gt; [b](c) https://x.y `d`</p>')).toBe(
    '\\*a\\* \\<Tab> \\[b]\\(c) https\\://x.y \\`d\\`\n',
  );
});

test('an anchor without an address is not a link', () => {
  expect(copyOf('<p><a id="x"></a>A <a name="y">place</a></p>')).toBe('A place\n');
});

test('a link with only an icon shows its label', () => {
  expect(copyOf('<p><a href="https://x.y/" aria-label="Profile"><svg></svg></a></p>')).toBe(
    '[Profile](https://x.y/)\n',
  );
});

test('a word with a break opportunity stays whole', () => {
  expect(copyOf('<h2>define<wbr>Consts</h2>')).toBe('## defineConsts\n');
});

test('code with added and removed lines is a diff', () => {
  const lines = `<del class="line removed"><span>old</span>()</del>
<ins class="line added">new()</ins>
same()`;
  const figure = `<figure data-language="js"><figcaption>a.js</figcaption><pre><code>${lines}</code></pre></figure>`;
  expect(copyOf(figure)).toBe('```diff title="a.js"\n-old()\n+new()\n same()\n```\n');
});

test('videos, audio files and iframes become links to what they show', () => {
  expect(copyOf('<video src="/v.mp4" title="How it works">Too old</video>')).toBe(
    '[How it works](https://a.b/v.mp4)\n',
  );
  expect(copyOf('<audio><source src="/a.ogg"></audio>')).toBe('[Audio](https://a.b/a.ogg)\n');
  expect(copyOf('<iframe src="https://c.d/"></iframe>')).toBe('[Embedded page](https://c.d/)\n');
  expect(copyOf('<video src="/v.mp4"></video><audio src="/a.ogg"></audio>')).toBe(
    '[Video](https://a.b/v.mp4) [Audio](https://a.b/a.ogg)\n',
  );
  expect(copyOf('<p>a</p><video></video>')).toBe('a\n');
});

test('an admonition with a title of its own starts with its kind, unless it is a note', () => {
  const admonition = (classes: string, title: string) =>
    copyOf(`<aside class="admonition ${classes}"><p class="admonition-heading">
      <svg></svg>${title}</p><div><p>a</p></div></aside>`);
  const caution = 'admonition-warning admonition-caution';
  expect(admonition(caution, 'The <code>b</code>')).toBe('> **Caution: The `b`**\n>\n> a\n');
  expect(admonition(caution, 'Caution')).toBe('> **Caution**\n>\n> a\n');
  expect(admonition('admonition-note', 'Older')).toBe('> **Older**\n>\n> a\n');
});

test('a list with the names of columns becomes a table, in which further cells share the first column', () => {
  const row = (...cells: string[]) => `<li>${cells.join('')}</li>`;
  const list = `<div class="rules" data-columns=""><p><span>Class</span> <span>Line</span></p>
    <ul aria-label="Rules">${row('<code>.a</code>', '<span>5</span>')}
    ${row('<code>@media print</code>', '<code>.b</code>', '<span></span>')}</ul></div>`;
  expect(copyOf(list)).toBe(
    '| Class | Line |\n| - | - |\n| `.a` | 5 |\n| `@media print` `.b` | |\n',
  );
});

test.each([
  ['spaces between words become one', '<p>a \n\t b</p>', 'a b\n'],
  ['spaces at the edges of a block are removed', '<p> a <b>b </b> </p>', 'a **b**\n'],
  [
    'spaces inside and after an element become one',
    '<p><b>a </b> <i>b</i></p>',
    '**a&#x20;**_b_\n',
  ],
  [
    'spaces beside an image stay',
    '<p>a <img src="/b.png" alt="b"> c</p>',
    'a ![b](https://a.b/b.png) c\n',
  ],
  ['spaces between blocks are removed', '<div> <p>a</p> <p>b</p> </div>', 'a\n\nb\n'],
  ['code keeps its spaces', '<pre><code>a  b\n\n  c</code></pre>', '```\na  b\n\n  c\n```\n'],
  ['a non-breaking space stays', '<p>a\u00a0 b</p>', 'a\u00a0 b\n'],
])('%s', (_, html, text) => {
  expect(copyOf(html)).toBe(text);
});

test.each([
  ['a', '`a`'],
  ['a b', '`a b`'],
  ['a`b', '``a`b``'],
  ['`a', '`` `a ``'],
  ['a|b', '`a|b`'],
  ['\\', '`\\`'],
])('the code %s is written as %s', (code, written) => {
  expect(copyOf(`<p>Use <code>${code}</code>.</p>`)).toBe(`Use ${written}.\n`);
});

test.each([
  ['a|b', '`a\\|b`'],
  ['a\\b', '`a\\b`'],
])('in a table, the code %s is written as %s', (code, written) => {
  const table = `<table><tr><th>A</th></tr><tr><td><code>${code}</code></td></tr></table>`;
  expect(copyOf(table)).toBe(`| A |\n| - |\n| ${written} |\n`);
});

test('texts of elements that Markdown does not have are joined', () => {
  expect(copyOf('<p>1<span>.</span> one <span>a</span>*<span>b*</span></p>')).toBe(
    '1\\. one a\\*b\\*\n',
  );
});

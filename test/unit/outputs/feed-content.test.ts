import { expect, test } from 'vitest';
import { readFeedContent } from '../../../src/outputs/feed-content.ts';

const read = (text: string) =>
  readFeedContent(
    `<main><h1>T</h1><div class="prose post-text">${text}</div><div class="tags">more</div></main>`,
    'https://x.y/base/blog/a/',
  );

test('only the content of the post’s element is read', () => {
  expect(read('<p>One <div>two</div></p>')).not.toContain('more');
  expect(read('<p>One</p>')).toBe('<p>One</p>');
  expect(readFeedContent('<main><p>No post</p></main>', 'https://x.y/')).toBeUndefined();
});

test('addresses are absolute, and script addresses are removed', () => {
  expect(read('<a href="../b/#c">b</a><img src="/i.png" alt="I" class="x">')).toBe(
    '<a href="https://x.y/base/blog/b/#c">b</a><img src="https://x.y/i.png" alt="I">',
  );
  expect(read('<a href="#top">t</a>')).toBe('<a href="https://x.y/base/blog/a/#top">t</a>');
  expect(read('<a href="java\nscript:alert(1)" onclick="a()">b</a>')).toBe('<a>b</a>');
});

test('scripts, styles, controls and drawings are removed with their content', () => {
  const parts =
    '<script>a<b</script><style>p{}</style><button>Copy</button><svg><text>s</text></svg>';
  expect(read(`${parts}<iframe src="/f"></iframe><p style="a" id="b" data-c="d">e</p>`)).toBe(
    '<p>e</p>',
  );
});

test('code is escaped text, tabs have labels but table cells do not, and admonitions are quotes', () => {
  expect(read('<pre><code><span>a</span> &lt; <span>&amp;</span>\n b</code></pre>')).toBe(
    '<pre><code>a &lt; &amp;\n b</code></pre>',
  );
  expect(read('<section data-label="npm"><p>i</p></section>')).toBe(
    '<p><strong>npm</strong></p><p>i</p>',
  );
  expect(read('<tr><td>a</td><td data-label="Now">b</td></tr>')).toBe(
    '<tr><td>a</td><td>b</td></tr>',
  );
  expect(
    read('<aside class="admonition"><p class="admonition-heading">Note</p><p>n</p></aside>'),
  ).toBe('<blockquote><p><strong>Note</strong></p><p>n</p></blockquote>');
});

test('the cells of a compiled rule are kept apart, but not the tokens of code', () => {
  expect(
    read('<li><code>.a</code><code>color: red</code><span>3000</span><span>6</span></li>'),
  ).toBe('<li><code>.a</code> <code>color: red</code> 3000 6</li>');
  expect(read('<p><code><span>a</span><span>.b</span></code> <i>c</i><span>d</span></p>')).toBe(
    '<p><code>a.b</code> <i>c</i>d</p>',
  );
});

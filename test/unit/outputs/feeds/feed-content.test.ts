import { expect, test } from 'vitest';
import { readFeedContent } from '../../../../src/outputs/feeds/feed-content.ts';

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
  expect(read('<a href="data:text/html,b">b</a>')).toBe('<a>b</a>');
});

test.each([
  '<a href="https://a.b/c" title="C">c</a>',
  '<a href="mailto:a@b.c">mail</a> <a href="tel:+1">call</a>',
  '<img src="https://a.b/c.png" alt="&quot;<&amp;" title="C" width="3" height="2">',
  '<video src="https://a.b/c.mp4" poster="https://a.b/c.png" controls width="3" height="2"></video>',
  '<audio controls><source src="https://a.b/c.ogg" type="audio/ogg"></audio>',
  '<audio src="https://a.b/c.ogg" controls></audio>',
  '<blockquote cite="https://a.b/c"><p>C</p></blockquote>',
  '<ol start="3" reversed><li>c</li></ol>',
  '<table><tr><th colspan="2" rowspan="2" scope="col">a</th><td colspan="2" rowspan="2">c</td></tr></table>',
  '<time datetime="2025-05-19">May 19</time> <abbr title="Cascading">C</abbr>',
  '<p>a<br>b</p><hr><p>c &lt; d</p>',
])('feed readers get %s', (html) => {
  expect(read(html)).toBe(html);
});

test('addresses of media and quotes are absolute, and unknown elements leave their text', () => {
  expect(read('<video src="/v.mp4" poster="/v.png"></video>')).toBe(
    '<video src="https://x.y/v.mp4" poster="https://x.y/v.png"></video>',
  );
  expect(read('<blockquote cite="../b/">b</blockquote>')).toBe(
    '<blockquote cite="https://x.y/base/blog/b/">b</blockquote>',
  );
  expect(read('<p>a <my-chart>b</my-chart> <constructor>c</constructor></p>')).toBe('<p>a b c</p>');
});

test('scripts, styles, controls and drawings are removed with their content', () => {
  const parts =
    '<script>a<b</script><style>p{}</style><button>Copy <b>all</b> code</button><svg><text>s</text></svg>';
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
  expect(read('<section data-label="a &lt; &amp;amp;">b</section>')).toBe(
    '<p><strong>a &lt; &amp;amp;</strong></p>b',
  );
  expect(read('<table><tr><td>a</td><td data-label="Now">b</td></tr></table>')).toBe(
    '<table><tr><td>a</td><td>b</td></tr></table>',
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
  const touching =
    '<p><code>a</code>/<code>b</code><i>c</i></p><pre><code>d</code><code>e</code></pre>';
  expect(read(touching)).toBe(touching);
});

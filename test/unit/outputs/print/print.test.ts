import { expect, test } from 'vitest';
import {
  createPrintedFinder,
  takePrintContent,
} from '../../../../src/outputs/print/print-content.ts';

const find = (href: string) =>
  href.startsWith('/docs/b/') ? `#p2${href.slice(8).replace('#', '-')}` : undefined;
const take = (article: string) =>
  takePrintContent(`<main id="main"><article class="x">${article}</article></main>`, 'p1-', find);

test('ids and references to them are prefixed with the page', () => {
  expect(take('<h2 id="a">A</h2><p id="b" aria-labelledby="a elsewhere">B</p>')).toBe(
    '<h3 id="p1-a">A</h3><p id="p1-b" aria-labelledby="p1-a elsewhere">B</p>',
  );
  expect(take('<label for="c">C</label><input id="c" name="n"><details name=d></details>')).toBe(
    '<label for="p1-c">C</label><input id="p1-c" name="p1-n"><details name="p1-d"></details>',
  );
  expect(
    take('<a name="e"></a><iframe name="f" loading="lazy"></iframe><p id="g&amp;h">G</p>'),
  ).toBe('<a name="p1-e"></a><iframe name="f" loading="lazy"></iframe><p id="p1-g&amp;h">G</p>');
});

test.each([
  ...['for', 'list', 'headers', 'popovertarget', 'commandfor'],
  ...['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns'],
])('the attribute %s refers to an id of its page', (name) => {
  expect(take(`<p id="a"></p><x ${name}="a b">X</x>`)).toBe(
    `<p id="p1-a"></p><x ${name}="p1-a b">X</x>`,
  );
});

test('only the article of the main element is printed, with the articles in it', () => {
  const html =
    '<article>Menu</article><main><article class="x">A<article>B</article>C</article></main>';
  expect(takePrintContent(html, 'p1-', find)).toBe('A<article>B</article>C');
});

test('links to headings and to other printed pages become links within the document', () => {
  expect(
    take(
      '<h2 id="ä">A</h2><a href="#%C3%A4">1</a><a href="/docs/b/">2</a><a href="/docs/b/#x">3</a>',
    ),
  ).toBe('<h3 id="p1-ä">A</h3><a href="#p1-%C3%A4">1</a><a href="#p2">2</a><a href="#p2-x">3</a>');
  const others =
    '<p title="/docs/b/">3</p><a href="/docs/c/#x">4</a><a href="https://x.y/#a">5</a><svg><use href="#icon-a"/></svg>';
  expect(take(others)).toBe(others);
});

test('a link to an id that its page does not have is not changed', () => {
  const text = '<main id="main"><article><h2 id="ä">A</h2></article></main>';
  const find = createPrintedFinder([text, text], new Map([['/docs/a/', 2]]));
  const hrefs = ['/docs/a/', '/docs/a/#', '/docs/a/#ä', '/docs/a/#%C3%A4', '/docs/a/#gone', '/b/'];
  expect(hrefs.map(find)).toEqual(['#p2', '#p2', '#p2-ä', '#p2-%C3%A4', undefined, undefined]);
});

test('headings move down a level, and h6 stays', () => {
  expect(take('<h1>A</h1><h5>B</h5><h6>C</h6>')).toBe('<h2>A</h2><h6>B</h6><h6>C</h6>');
});

test('images and frames are lazy unless they are eager', () => {
  expect(
    take('<img src="/a.png"><iframe src="/b"></iframe><img loading="eager" src="/c.png">'),
  ).toBe(
    '<img loading="lazy" src="/a.png"><iframe loading="lazy" src="/b"></iframe><img loading="eager" src="/c.png">',
  );
});

test('controls and scripts are left out with their content', () => {
  expect(
    take(
      '<p>A<a class="hash-link" href="#a">#</a></p><button>B<b>C</b></button><div data-no-print><div>D</div>E</div>F',
    ),
  ).toBe('<p>A</p>F');
  expect(take('<script>if (a</script><p>A</p>')).toBe('<p>A</p>');
  expect(take('<a class="x hash-link">#</a><img data-no-print><input data-no-print><p>A</p>')).toBe(
    '<p>A</p>',
  );
});

test('the rendered component of a sample is not changed', () => {
  const stage =
    '<div><template shadowrootmode="open"><h2 id="a">A</h2><button>B</button></template></div>';
  expect(take(`${stage}<h2>C</h2>`)).toBe(`${stage}<h3>C</h3>`);
});

test('an attribute that looks like a tag, or contains quotes, does not affect other parts', () => {
  expect(take('<p title="<h1 id=x>">A</p><h2 id=\'a"b\'>B</h2>')).toBe(
    '<p title="<h1 id=x>">A</p><h3 id="p1-a&quot;b">B</h3>',
  );
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attributesOf, textOf, textsOf } from './built-site.ts';
import { type BuiltTree, buildTree } from './docusaurus-site.ts';
import { expectCopies } from './expect-copies.ts';

/** Builds one of the trees that were written for another generator, unchanged. */
function moveIn(name: string): () => BuiltTree {
  let site: BuiltTree | undefined;
  beforeAll(() => {
    site = buildTree(name);
  });
  afterAll(() => site?.remove());
  return () => {
    if (!site) throw new Error('it was not built');
    return site;
  };
}

describe('a library with numbered names and whole posts in its list', () => {
  const site = moveIn('moved-library');

  test('the Markdown copy of each page has the headings, links, code and cells of its HTML', () =>
    expectCopies(site()));

  test('builds, and reports what it interprets in another way', () => {
    expect(site().diagnostics).toEqual([
      'content/blog/2024-03-04-Release-2.mdx:7:1  warning: a heading of level 1 below the title; it is shown as level 2',
      'content/docs/learn/02-thinning.mdx:24:10  warning: broken link "https://paint.example.com/calculator/": the site has no page or file /calculator/',
      'content/docs/learn/02-thinning.mdx:28:1  warning: unknown admonition ":::recipe" is shown as a note; expected note, secondary, tip, success, info, important, warning, caution, danger',
      'content/docs/learn/02-thinning.mdx:34:7  warning: the " of "title="thin.js" is not closed',
      'content/docs/learn/03-coats.mdx:7:1  warning: duplicate id "drying": the heading from content/docs/learn/_parts/_water.mdx gets "drying-1"',
      'src/components/Swatch/index.js:6:24  warning: useLocation needs a browser, so browsers load this component',
    ]);
    expect(site().status).toBe(0);
  });

  test('a site that configures no fonts loads none', () => {
    expect(site().files.filter((file) => /\.woff2?$/.test(file))).toEqual([]);
    expect(site().read('index.html')).not.toMatch(/rel="preload"[^>]*as="font"/);
    const sheets = site().files.filter((file) => file.endsWith('.css'));
    expect(sheets.filter((file) => site().read(file).includes('@font-face'))).toEqual([]);
  });

  test('X52 full posts in the list have no ids, and their links lead to the posts', () => {
    const list = site().main('/blog/');
    expect(textsOf(list, '.prose h2').filter((text) => text !== 'Footnotes')).toEqual([
      'Paint 2 is here',
      'What is new',
      'What is new',
    ]);
    expect(list.querySelectorAll('.prose [id]')).toHaveLength(0);
    expect(attributesOf(list, '.prose a[href*="#"]', 'href')).toContain(
      '/blog/2024/01/02/Release-1/#what-is-new',
    );
    expect(textOf(list)).toContain('Colours1 🎉');
  });

  test('a component with a hook is rendered, also one that leads elsewhere, and a script for browsers contains it', () => {
    const main = site().main('/docs/learn/');
    expect(textsOf(main, '.prose button')).toEqual(['red is wet', 'clear is wet']);
    expect(attributesOf(main, '.prose button', 'title')).toEqual(['/docs/learn/', '/docs/learn/']);
    const scripts = site().files.filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => site().read(file).includes('dry'))).toBe(true);
  });

  test('a title in the text takes the id that a heading of the same name would have', () => {
    const main = site().main('/docs/learn/');
    expect(attributesOf(main, 'h1, .prose h2', 'id')).toEqual(['mixing-paint', 'mixing-paint-1']);
    expect(attributesOf(main, '.prose p a', 'href')).toEqual([
      '/docs/learn/thinning/#with-water',
      '/docs/learn/thinning/',
      '/docs/api/color/',
      '#top',
    ]);
  });

  test('X55 page titles are not those of the sidebar, and admonitions keep their types', () => {
    const html = site().read('docs/learn/thinning/index.html');
    expect(html).toContain('<title>Thinning | Paint</title>');
    const boxes = [...site().main('/docs/learn/thinning/').querySelectorAll('aside.admonition')];
    expect(boxes.map((box) => box.className.split(' ').at(-1))).toEqual([
      'admonition-caution',
      'admonition-important',
      'admonition-recipe',
    ]);
    expect(html).toContain('<thead><tr><th><img');
  });

  test('content that components render belongs to the page: its headings, links, copy and search', () => {
    const main = site().main('/docs/learn/coats/');
    expect(textsOf(main, '.prose :is(h2, h3)')).toEqual([
      'How many#',
      'Drying#',
      'Drying#',
      'A note#',
      'See also#',
    ]);
    expect(attributesOf(main, '.prose h3', 'id')).toEqual(['drying', 'drying-1', 'a-note']);
    expect(attributesOf(main, '.prose p a', 'href')).toEqual([
      '#see-also',
      '/docs/learn/thinning/#with-water',
      '#drying-1',
      '/docs/learn/',
    ]);
    expect(textOf(main)).toContain('3 coats, an hour each');
    expect(main.querySelectorAll('.prose aside.admonition')).toHaveLength(1);
    const contents = site().parse('/docs/learn/coats/');
    expect(attributesOf(contents, 'nav a[href^="#"]', 'href')).toEqual(
      expect.arrayContaining(['#how-many', '#drying', '#drying-1', '#see-also']),
    );
    expect(site().read('docs/learn/coats.md')).toContain('Oil dries for a week');
    const index = site().files.filter((file) => file.startsWith('search/index/'));
    expect(index.some((file) => site().read(file).includes('Oil dries for a week'))).toBe(true);
  });

  test('a style sheet in static/ applies to the page that imports it', () => {
    expect(site().rulesOf('/docs/api/color/')).toContain('.paint-line{');
  });

  test('a component gets its href as it is written, unless that can only be a link', () => {
    const links = attributesOf(site().main('/docs/api/color/'), '.prose a', 'href');
    expect(links).toContain('https://code.example/paint/src/color.js');
  });

  test('a component may import StyleX by its default export', () => {
    expect(site().rulesOf('/docs/api/color/')).toContain('letter-spacing:7px');
  });

  test('the style sheet of a client component does not contain the styles of the whole site', () => {
    const sheets = site().files.filter((file) => file.endsWith('.css'));
    const ofIsland = sheets.filter((file) => site().read(file).includes('solid #030405'));
    expect(ofIsland).toHaveLength(1);
    expect(site().rulesOf('/docs/learn/')).toContain('solid #030405');
    expect(sheets.filter((file) => site().read(file).includes('@layer priority'))).toHaveLength(1);
  });

  test('the card image of a page may be beside it', () => {
    expect(site().read('docs/api/color/index.html')).toMatch(
      /<meta property="og:image" content="https:\/\/paint\.example\.com\/assets\/card-\w+\.png"/,
    );
  });
});

describe('a linter with components of a theme, tags and unlisted pages', () => {
  const site = moveIn('moved-linter');

  test('the Markdown copy of each page has the headings, links, code and cells of its HTML', () =>
    expectCopies(site()));

  test('builds, with warnings of one kind reported together', () => {
    expect(site().status).toBe(0);
    expect(site().diagnostics.filter((line) => line.includes('customField'))).toEqual([
      'content/docs/Getting_Started.mdx:6:1  warning: unknown front matter field "customField"',
    ]);
    expect(site().diagnostics.filter((line) => line.includes('browser'))).toEqual([
      'src/components/Options.tsx:3:8  warning: a class of Component needs a browser, so browsers load this component',
      'src/components/RuleTable.tsx:9:31  warning: useFilter needs a browser, so browsers load this component',
    ]);
  });

  test('components with custom hooks and class components are rendered', () => {
    expect(textsOf(site().main('/docs/getting-started/'), '.prose li')).toEqual(['no-dust']);
    expect(textsOf(site().main('/docs/rules/no-dust/'), '.options figcaption')).toEqual([
      '.tidyrc',
    ]);
    expect(attributesOf(site().main('/docs/getting-started/'), '.prose p a', 'href')).toEqual([
      '/docs/getting-started/',
    ]);
  });

  test('the tags of docs have the labels of tags.yml, and each has a page', () => {
    const first = site().main('/docs/getting-started/');
    expect(attributesOf(first, '.post-tags a', 'href')).toEqual([
      '/docs/tags/2024/',
      '/docs/tags/beginners/',
    ]);
    expect(textsOf(site().main('/docs/tags/'), 'li a')).toEqual(['2024 1', 'Your first steps 2']);
    const tag = site().main('/docs/tags/beginners/');
    expect(textsOf(tag, 'h1, li a')).toEqual([
      '2 pages tagged with "Your first steps"',
      'Getting Started',
      'no-dust',
    ]);
    expect(site().read('sitemap.xml')).toContain('/docs/tags/2024/</loc>');
  });

  test('an unlisted page says so, and has the sidebar of the pages near it', () => {
    const html = site().read('docs/rules/index.html');
    expect(textOf(site().main('/docs/rules/'))).toContain('Unlisted page');
    expect(html).toContain('data-section="docs-docs"');
    expect(site().read('docs/rules/no-dust/index.html')).not.toContain('Unlisted page');
  });

  test('X53 a date that does not exist rolls over to the next month', () => {
    expect(textOf(site().main('/blog/'))).toContain('March 3, 2023');
    expect(site().read('docs/getting-started/index.html')).toContain(
      '<meta name="author" content="Ada"',
    );
  });
});

describe('a compiler in plain Markdown with old posts', () => {
  const site = moveIn('moved-compiler');

  test('the Markdown copy of each page has the headings, links, code and cells of its HTML', () =>
    expectCopies(site()));

  test('builds', () => {
    expect(site().diagnostics.filter((line) => !line.includes('  warning: '))).toEqual([]);
    expect(site().status).toBe(0);
  });

  test('X53 posts are sorted by day and time', () => {
    expect(textsOf(site().main('/blog/'), 'article > h2')).toEqual([
      'Later',
      'Second of the day',
      '2.0',
    ]);
    expect(textOf(site().main('/blog/'))).toContain('Text 👍.');
  });

  test('a heading of level 1 in a post is kept', () => {
    expect(textsOf(site().main('/blog/2015/03/31/2.0/'), 'h1, .prose h2')).toEqual([
      '2.0',
      'A part#',
    ]);
  });

  test('X55 a page without a title in its front matter takes its first heading', () => {
    expect(site().read('docs/usage/index.html')).toContain('<title>Usage Guide | Turn</title>');
    expect(attributesOf(site().main('/docs/usage/'), 'h2', 'id')).toEqual(['usage-guide-1']);
  });
});

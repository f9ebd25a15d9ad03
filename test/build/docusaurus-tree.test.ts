import type { Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attributesOf, findOnly, textOf, textsOf } from './built-site.ts';
import { type BuiltTree, buildTree, treeRoutes } from './docusaurus-site.ts';
import { describeText } from './docusaurus-text.ts';
import { expectCopies } from './expect-copies.ts';

const { installation, firstRow, plans, components, embeds } = treeRoutes;

let site: BuiltTree;
beforeAll(() => {
  site = buildTree();
});
afterAll(() => site.remove());

test('the Markdown copy of each page has the headings, links, code and cells of its HTML', () =>
  expectCopies(site));

/** The declarations that the page has in place of the style of an element. */
function styleOf(route: string, element: Element | null): string | undefined {
  const name = [...(element?.classList ?? [])].find((part) => part.startsWith('style-'));
  const [, declarations] = site.rulesOf(route).split(`.${name}:not(#\\#):not(#\\#){`);
  return declarations?.split('}')[0];
}

test('it builds, with warnings only', () => {
  expect(site.diagnostics).toEqual([
    'content/docs/01-getting-started/02-Your-First-Row.md:23:4  warning: the diagram is shown as code: drawing it takes a browser',
    'content/docs/01-getting-started/02-Your-First-Row.md:28:4  warning: unknown language "beanscript"; the code is shown without colours',
    'content/docs/02 - guides/03_advanced/05-embeds.mdx:38:8  warning: "live" is not a known word after the language of a fence',
    'content/docs/02 - guides/Watering Plans.mdx:4:1  warning: unknown front matter field "custom_note"',
  ]);
  expect(site.status).toBe(0);
});

test('routes follow number prefixes, category files, README, dates and slugs', () => {
  const pages = site.files.filter((file) => /^(docs|blog).*\.html$/.test(file)).sort();
  expect(pages.map((file) => file.replace(/index\.html$/, ''))).toEqual([
    'blog/2023/12/24/winter/',
    'blog/2024/05/20/hot-summer/',
    'blog/archive/',
    'blog/first-harvest/',
    'blog/',
    'blog/tags/harvest/',
    'blog/tags/',
    'blog/tags/news/',
    'docs/category/getting-started/',
    'docs/getting-started/Your-First-Row/',
    'docs/getting-started/installation/',
    'docs/guides/Watering Plans/',
    'docs/guides/advanced/components/',
    'docs/guides/advanced/deep watering/',
    'docs/guides/advanced/embeds/',
    'docs/guides/advanced/',
    'docs/guides/',
    'docs/',
    'docs/reference/',
    'docs/reference/rows/',
    'docs/reference/secret/',
    'docs/tags/',
    'docs/tags/setup/',
  ]);
});

test('no page has a style attribute, shows a draft or names an unlisted page', () => {
  for (const file of site.files.filter((name) => name.endsWith('.html'))) {
    const html = site.read(file);
    expect(html).not.toMatch(/<[^>]*\sstyle="/);
    expect(html).not.toContain('Soon');
    if (!file.includes('secret')) expect(html).not.toContain('/secret/');
  }
  expect(site.read('docs/reference/secret/index.html')).toContain('noindex');
});

test('the sidebar has labels, order and links from category files and front matter', () => {
  const nav = site.read('docs/index.html').split('aria-label="Docs sidebar"')[1] ?? '';
  const links = [...(nav.split('</nav>')[0]?.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g) ?? [])];
  expect(links.map(([, href, label]) => `${label?.replace(/<[^>]*>/g, '')} ${href}`)).toEqual([
    'Bean Garden Intro /docs/',
    'Getting Started /docs/category/getting-started/',
    'Installation /docs/getting-started/installation/',
    'First row /docs/getting-started/Your-First-Row/',
    'Guides 📚 /docs/guides/',
    'Watering plans /docs/guides/Watering%20Plans/',
    'Advanced guides /docs/guides/advanced/',
    'Deep watering /docs/guides/advanced/deep%20watering/',
    'Components /docs/guides/advanced/components/',
    'Embeds /docs/guides/advanced/embeds/',
    'Reference /docs/reference/',
    'rows /docs/reference/rows/',
  ]);
});

test('a generated index and a list of cards show the entries of their categories', () => {
  const generated = site.main('/docs/category/getting-started/');
  expect(textsOf(generated, 'h1, header p')).toEqual([
    'Start your garden',
    '5 minutes to learn the most important gardening concepts.',
  ]);
  expect(attributesOf(generated, 'article li a', 'href')).toEqual([installation, firstRow]);
  expect(attributesOf(site.main('/docs/guides/'), '.prose li a', 'href')).toEqual([
    '/docs/guides/Watering%20Plans/',
    '/docs/guides/advanced/',
  ]);
});

describeText(() => site);

describe('MDX', () => {
  test('can read the front matter, including custom fields, and the headings', () => {
    expect(textOf(site.main(plans))).toContain(
      'This page is called Watering plans, with 4 headings; keep: keep.',
    );
  });

  test('shows partials with props, and lists their headings in place in the contents', () => {
    const main = site.main(plans);
    expect(textOf(main)).toContain('Hello Ada, you have 4 rows.');
    expect(textsOf(main, '.contents-list a')).toEqual([
      'Before the plan',
      'Mixing',
      'After the plan',
    ]);
    expect(textOf(main)).toContain('See the mixing rule in the same plan, in litres.');
    expect(textsOf(main, 'h4')).toEqual(['A note on rain#']);
  });

  test('has the link components and URL hooks of Docusaurus, and SVG files as components', () => {
    const main = site.main(plans);
    expect(attributesOf(main, '.prose > p a', 'href').slice(0, 2)).toEqual([
      '/blog/',
      'https://example.com',
    ]);
    expect(attributesOf(main, 'img[alt="A dot again"]', 'src')).toEqual(['/img/dot.png']);
    expect(textsOf(main, 'svg[role=img][width="24"] > title')).toEqual(['leaf']);
  });

  test('has the contents and heading components of Docusaurus, and files that were in docs/ and static/', () => {
    const main = site.main(embeds);
    expect(attributesOf(main, '.prose > ul a', 'href')).toEqual(['#a-film', '#a-picture']);
    expect(textsOf(main, 'h2#by-hand')).toEqual(['By hand']);
    expect(textsOf(main, 'h4')).toEqual(['A note on rain#']);
    const dot = expect.stringMatching(/^\/assets\/dot-\w+\.png$/);
    expect(attributesOf(main, '.prose img', 'src')).toEqual([dot, dot, dot]);
    expect(main.querySelectorAll('iframe[allowfullscreen]')).toHaveLength(2);
  });

  test('renders components from .js, .jsx and .tsx files, and their children', () => {
    const main = site.main(components);
    expect(textsOf(main, '.prose button:not(.tab)')).toEqual(['3 beans']);
    expect(attributesOf(main, '.prose > a', 'href')).toEqual(['/docs/category/getting-started/']);
    expect(textsOf(main, 'figure strong')).toEqual(['works']);
    expect(attributesOf(main, 'figure', 'data-base')).toEqual(['/docs']);
    expect(textOf(main)).toContain('in here, with 2 rows.');
  });

  test('loads the style sheets of its components', () => {
    const rules = site.rulesOf(components);
    const classOf = (selector: string) =>
      findOnly(site.main(components), selector).className.split(' ')[0];
    expect(rules).toMatch(
      new RegExp(`\\.${classOf('.prose > button')}\\{border:3px solid (rebeccapurple|#639)`),
    );
    expect(rules).toContain(`.${classOf('.prose > a')}{letter-spacing:.125em`);
  });
});

describe('an inline style becomes a class with a rule in the style sheets of the page', () => {
  test('if HTML has it as text', () => {
    const [green, badge] = site.main(firstRow).querySelectorAll('[class*=style-]');
    expect(styleOf(firstRow, green ?? null)).toBe('color:green;font-weight:bold');
    expect(styleOf(firstRow, badge ?? null)).toBe('background:#eef');
    expect(badge?.classList.contains('badge')).toBe(true);
  });

  test('if JSX has it as an object', () => {
    const centered = site.main(plans).querySelector('.prose > div[class*=style-]');
    expect(textOf(centered)).toBe('Centered text.');
    expect(styleOf(plans, centered)).toBe('text-align:center;margin-top:8px');
  });

  test('if a component of the text or of the site computes it', () => {
    const spans = [...site.main(plans).querySelectorAll('p > span[class*=style-]')];
    expect(spans.map((span) => styleOf(plans, span))).toEqual([
      'background-color:#25c2a0;border-radius:2px;color:#fff;padding:0.2rem',
      'background-color:#1877F2;border-radius:2px;color:#fff;padding:0.2rem',
    ]);
    const main = site.main(components);
    expect(styleOf(components, main.querySelector('.meter'))).toBe('width:40%;--level:40');
    expect(styleOf(components, main.querySelector('.prose li'))).toBe('color:crimson');
    expect(styleOf(components, main.querySelector('.prose > button'))).toBe('outline-color:teal');
  });
});

describe('the blog', () => {
  test('has previews up to the truncate mark, authors, and tags from their file', () => {
    const list = site.main('/blog/');
    expect(textsOf(list, 'h2')).toEqual(['Hot summer', 'First harvest', 'Winter rest']);
    expect(textOf(list)).not.toContain('Not sold');
    const post = site.main('/blog/first-harvest/');
    expect(textOf(post)).toContain('Ada Bean');
    expect(textOf(post)).toContain('Not sold');
    expect(attributesOf(post, 'a[href^="/blog/tags/"]', 'href')).toEqual([
      '/blog/tags/harvest/',
      '/blog/tags/news/',
    ]);
    expect(attributesOf(post, '.prose p a', 'href')).toEqual(['/docs/#what-youll-need-']);
    expect(textsOf(site.main('/blog/2023/12/24/winter/'), 'h1')).toEqual(['Winter rest']);
  });
});

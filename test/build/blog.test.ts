import { describe, expect, test } from 'vitest';
import { listRoutes, postRoutes, posts } from '../routes.ts';
import { attributesOf, findNav, findOnly, readPage, textOf, textsOf } from './built-site.ts';

const titlesOf = (route: string) => textsOf(readPage(route), 'main article h2 a');
const titles = posts.map((post) => post.title);
const releases = titles.slice(0, 12);

test('S2.7 S9.9 the list has thirteen posts, newest first, ten on its first page', () => {
  expect(titlesOf('/blog/')).toEqual(titles.slice(0, 10));
  expect(titlesOf('/blog/page/2/')).toEqual(titles.slice(10));
});

test('S2.10 the pages of a tag have its posts, ten on the first', () => {
  expect(titlesOf('/blog/tags/announcement/')).toEqual(['Introducing StyleX']);
  expect(titlesOf('/blog/tags/release/')).toEqual(releases.slice(0, 10));
  expect(titlesOf('/blog/tags/release/page/2/')).toEqual(releases.slice(10));
});

test.each([
  ['/blog/', '/blog/page/2/'],
  ['/blog/tags/release/', '/blog/tags/release/page/2/'],
])(
  'S2.7 S2.10 %s links to its second page as older entries, and that page links back',
  (first, second) => {
    const older = findNav(readPage(first), 'Blog list page navigation');
    expect(textsOf(older, 'a')).toEqual(['Older entries']);
    expect(attributesOf(older, 'a', 'href')).toEqual([second]);
    const newer = findNav(readPage(second), 'Blog list page navigation');
    expect(textsOf(newer, 'a')).toEqual(['Newer entries']);
    expect(attributesOf(newer, 'a', 'href')).toEqual([first]);
  },
);

test('S2.10 a tag that fits on one page has no page navigation, and links to all tags', () => {
  const page = readPage('/blog/tags/announcement/');
  expect(page.querySelector('nav[aria-label="Blog list page navigation"]')).toBeNull();
  const main = findOnly(page, 'main');
  expect(textOf(main.querySelector('a[href="/blog/tags/"]'))).toBe('View all tags');
});

test('the list leads to the archive, to all tags and to the feeds', () => {
  const main = findOnly(readPage('/blog/'), 'main');
  const ways = ['/blog/archive/', '/blog/tags/', '/blog/rss.xml', '/blog/atom.xml'];
  expect(attributesOf(main, 'header a', 'href')).toEqual(ways);
});

test('S2.9 tags are listed under their initials with the number of their posts and the latest six', () => {
  const main = findOnly(readPage('/blog/tags/'), 'main');
  expect(textsOf(main, 'section h2')).toEqual(['A', 'R']);
  const tags = 'section > ul > li > a';
  expect(textsOf(main, tags)).toEqual(['announcement 1', 'release 12']);
  expect(attributesOf(main, tags, 'href')).toEqual([
    '/blog/tags/announcement/',
    '/blog/tags/release/',
  ]);
  const latest = [postRoutes.at(-1), ...postRoutes.slice(0, 6)];
  expect(attributesOf(main, 'section ul ul a', 'href')).toEqual(latest);
});

test('S2.8 the archive has every post under its year, newest first', () => {
  const main = findOnly(readPage('/blog/archive/'), 'main');
  expect(textsOf(main, 'section h2')).toEqual(['2025', '2024', '2023']);
  expect(textsOf(main, 'section a')).toEqual(
    posts.map(({ dateText, title }) => `${dateText} - ${title}`),
  );
  expect(attributesOf(main, 'section a', 'href')).toEqual(postRoutes);
});

/** The paragraphs, list items and code of a text that are long enough to be recognized. */
const fixedTextsOf = (article: ReturnType<typeof findOnly>) =>
  textsOf(article, '.prose p, .prose li, .prose pre').filter((part) => part.length > 30);

describe.each(posts)('the post $title', ({ slug, title, date, dateText }) => {
  const route = `/blog/${slug}/`;
  const list = posts.findIndex((post) => post.slug === slug) < 10 ? '/blog/' : '/blog/page/2/';
  const item = () => {
    const items = [...readPage(list).querySelectorAll<ReturnType<typeof findOnly>>('main article')];
    const found = items.find((article) => article.querySelector(`h2 a[href="${route}"]`));
    if (!found) throw new Error(`${list} has no ${route}`);
    return found;
  };

  test('S2.13 X1 is shortened in the list, and whole on its page', () => {
    const whole = fixedTextsOf(findOnly(readPage(route), 'main article'));
    const preview = fixedTextsOf(item());
    expect(preview.length).toBeGreaterThan(0);
    expect(preview).toEqual(whole.slice(0, preview.length));
    expect(textOf(item())).not.toContain(whole.at(-1));
  });

  test('S2.13 X1 has a Read more link in the list', () => {
    const more = findOnly(item(), `a[aria-label="Read more about ${title}"]`);
    expect(textOf(more)).toBe('Read More');
    expect(more.getAttribute('href')).toBe(route);
  });

  test('S2.11 S2.12 X22 shows the same date and reading time on its page and in the list', () => {
    const article = findOnly(readPage(route), 'main article');
    const time = article.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe(date);
    expect(textOf(time)).toBe(dateText);
    expect(textOf(time?.parentElement)).toMatch(/ · (One|[2-9]|1\d) min read$/);
    expect(textOf(item().querySelector('time')?.parentElement)).toBe(textOf(time?.parentElement));
  });

  test('S2.11 S2.12 S2.13 X16 names its author and its tag, and links its neighbours', () => {
    const article = findOnly(readPage(route), 'main article');
    expect(textOf(article)).toContain('StyleX team');
    const tag = slug === 'introducing-stylex' ? 'announcement' : 'release';
    expect(attributesOf(article, 'a[href^="/blog/tags/"]', 'href')).toEqual([`/blog/tags/${tag}/`]);
    const place = posts.findIndex((post) => post.slug === slug);
    const newer = titles[place - 1];
    const older = titles[place + 1];
    const neighbours = findNav(readPage(route), 'Blog post page navigation');
    expect(textsOf(neighbours, 'a')).toEqual([
      ...(newer ? [`Newer post ${newer}`] : []),
      ...(older ? [`Older post ${older}`] : []),
    ]);
  });
});

test.each([...listRoutes.filter((route) => !/archive/.test(route)), '/blog/v0.9.3/'])(
  'S2.7 X22 %s lists the five recent posts',
  (route) => {
    const recent = findNav(readPage(route), 'Blog recent posts navigation');
    expect(attributesOf(recent, 'a', 'href')).toEqual(postRoutes.slice(0, 5));
  },
);

test('S2.7 X23 a recent post is marked as current on its own page', () => {
  const recent = findNav(readPage('/blog/v0.12.0/'), 'Blog recent posts navigation');
  expect(attributesOf(recent, '[aria-current=page]', 'href')).toEqual(['/blog/v0.12.0/']);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthoredHead } from '../../../src/components/authored-head.tsx';
import type { PageMeta } from '../../../src/config/page-meta.ts';

const facts = { title: 'Acme', titleDelimiter: '|', url: 'https://acme.example', language: 'en' };
type Tag = NonNullable<PageMeta['head']>[number];
const meta = (key: 'name' | 'property', value: string, content: string): Tag => ({
  name: 'meta',
  attributes: { [key]: value, content },
});
const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });

/** The tags of a page with the author's tags, each on its own. */
function listTags(head: Tag[], more: Partial<PageMeta> = {}): string[] {
  const page = { path: '/base/docs/page/', title: 'Page', description: 'Of it.', ...more, head };
  const drawn = createElement('meta', { property: 'og:image:alt', content: 'Page' });
  const props = { meta: page, facts, baseUrl: '/base/', more: drawn };
  return renderToStaticMarkup(createElement(AuthoredHead, props)).match(/<[^/][^>]*>/g) ?? [];
}

/** What of the tags is about something. */
const about = (tags: readonly string[], what: string) =>
  tags.filter((tag) => tag.includes(`="${what}"`));

test.each([
  ['property', 'og:title', 'A better title'],
  ['property', 'og:type', 'video.other'],
  ['property', 'og:url', 'https://elsewhere.example/'],
  ['property', 'og:description', 'Another.'],
  ['property', 'og:image:alt', 'A picture'],
  ['name', 'twitter:card', 'summary'],
  ['name', 'docsearch:version', '2'],
  ['name', 'viewport', 'width=1200'],
  ['name', 'googlebot', 'nosnippet'],
] as const)(
  'the author\'s %s="%s" is there once, in place of the site\'s',
  (key, value, content) => {
    const tags = listTags([meta(key, value, content)], { docsearchVersion: '1' });
    expect(about(tags, value)).toEqual([`<meta ${key}="${value}" content="${content}"/>`]);
    expect(about(tags, 'description')).toEqual(['<meta name="description" content="Of it."/>']);
    expect(tags).toContain('<title>');
  },
);

test('a name counts in any case, and as either attribute', () => {
  const tags = listTags([
    meta('name', 'OG:Title', 'A'),
    meta('property', 'Twitter:Card', 'summary'),
  ]);
  expect(tags.filter((tag) => /og:title/i.test(tag))).toEqual([
    '<meta name="OG:Title" content="A"/>',
  ]);
  expect(tags.filter((tag) => /twitter:card/i.test(tag))).toHaveLength(1);
});

test('a canonical link may lead elsewhere, and is a full address', () => {
  const canonical = (href: string) =>
    about(listTags([link({ rel: 'canonical', href })]), 'canonical').join();
  const to = (href: string) => `<link rel="canonical" href="${href}"/>`;
  expect(canonical('https://other.example/x?a=b')).toBe(to('https://other.example/x?a=b'));
  expect(canonical('/docs/other/')).toBe(to('https://acme.example/base/docs/other/'));
});

test('an alternate of another language is added, and one of the same replaces that of the site', () => {
  const alternates = (hreflang: string) =>
    listTags([link({ rel: 'alternate', hreflang, href: 'https://x.example/' })]).filter((tag) =>
      tag.includes('alternate'),
    );
  expect(alternates('de')).toHaveLength(3);
  expect(alternates('en')).toHaveLength(2);
});

test.each([
  [{}, 'noindex, nofollow', 'noindex, nofollow'],
  [{}, 'max-snippet:20', 'max-snippet:20'],
  [{ noindex: true }, 'None', 'None'],
  [{ noindex: true }, 'nofollow', 'noindex, nofollow'],
])('with %j robots "%s" is shown once, as "%s"', (more, written, shown) => {
  expect(about(listTags([meta('name', 'robots', written)], more), 'robots')).toEqual([
    `<meta name="robots" content="${shown}"/>`,
  ]);
});

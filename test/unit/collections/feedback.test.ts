import { expect, test } from 'vitest';
import { describeFeedback } from '../../../src/collections/feedback.ts';
import { checkSiteConfig } from '../../../src/site/check-site-config.ts';
import { smallSite } from '../content/plant.ts';

const page = {
  path: '/base/docs/a%20b/',
  title: 'A & B',
  toc: [{ id: 'x', text: 'Use it', children: [] }],
};
const editUrl = 'https://github.com/small/repo.js/tree/main/';
const describe = (more: object) => {
  const docs = { ...smallSite.docs, editUrl };
  return describeFeedback(checkSiteConfig({ ...smallSite, docs, ...more }), page).feedback;
};

test('a page leads to a new issue of the repository, with its address and its headings filled in', () => {
  const { issue = '', form } = describe({}) ?? {};
  const { origin, pathname, searchParams } = new URL(issue);
  expect(`${origin}${pathname}`).toBe('https://github.com/small/repo.js/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Docs: A & B',
    body: 'Page: https://small.example/base/docs/a%20b/\n\nSection (keep one):\n- Use it\n\nWhat is wrong?\n',
  });
  expect(form).toBeUndefined();
});

test('another address for issues keeps its own parameters, and a form gets the page', () => {
  const feedback = { issues: 'https://x.y/new?labels=docs', form: 'https://f.g/form?id=1' };
  const { issue = '', form = '' } = describe({ feedback }) ?? {};
  expect(issue).toMatch(/^https:\/\/x\.y\/new\?labels=docs&title=Docs/);
  expect(new URL(form).searchParams.get('page')).toBe('https://small.example/base/docs/a%20b/');
  expect(new URL(form).searchParams.get('id')).toBe('1');
});

test('a site without a repository on GitHub, or that wants none, has no such link', () => {
  expect(describe({ docs: smallSite.docs })).toEqual({});
  expect(describe({ docs: { ...smallSite.docs, editUrl: 'https://gitlab.com/a/b/' } })).toEqual({});
  expect(describe({ feedback: false })).toBeUndefined();
});

test('an issue of a page with many headings names the first, so that its address stays short', () => {
  const toc = Array.from({ length: 99 }, (_, at) => ({
    id: `${at}`,
    text: `Heading ${at}`,
    children: [],
  }));
  const site = checkSiteConfig({ ...smallSite, docs: { ...smallSite.docs, editUrl } });
  const { issue = '' } = describeFeedback(site, { ...page, toc }).feedback ?? {};
  expect(new URL(issue).searchParams.get('body')?.match(/^- /gm)).toHaveLength(12);
});

test('an address that is none of the web is a fault of the configuration', () => {
  for (const form of ['javascript:alert(1)', 'form.html', 'mailto:a@b.c']) {
    expect(() => checkSiteConfig({ ...smallSite, feedback: { form } })).toThrow(/feedback/);
  }
});

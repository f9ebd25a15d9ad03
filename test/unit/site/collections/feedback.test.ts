import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { describeFeedback } from '../../../../src/site/collections/feedback.ts';
import { smallSite } from '../../content/plant.ts';

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

test('a page links to a new issue with its address and headings filled in', () => {
  const { issue = '', form } = describe({}) ?? {};
  const { origin, pathname, searchParams } = new URL(issue);
  expect(`${origin}${pathname}`).toBe('https://github.com/small/repo.js/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Docs: A & B',
    body: 'Page: https://small.example/base/docs/a%20b/\n\nSection (keep one):\n- Use it\n\nWhat is wrong?\n',
  });
  expect(form).toBeUndefined();
});

test('a custom issue URL keeps its parameters, and a form URL gets the address of the page', () => {
  const feedback = { issues: 'https://x.y/new?labels=docs', form: 'https://f.g/form?id=1' };
  const { issue = '', form = '' } = describe({ feedback }) ?? {};
  expect(issue).toMatch(/^https:\/\/x\.y\/new\?labels=docs&title=Docs/);
  expect(new URL(form).searchParams.get('page')).toBe('https://small.example/base/docs/a%20b/');
  expect(new URL(form).searchParams.get('id')).toBe('1');
});

test('there is no issue link without a GitHub repository, or with feedback off', () => {
  expect(describe({ docs: smallSite.docs })).toEqual({});
  expect(describe({ docs: { ...smallSite.docs, editUrl: 'https://gitlab.com/a/b/' } })).toEqual({});
  expect(describe({ feedback: false })).toBeUndefined();
});

test('an issue lists only the first 12 headings, to keep its URL short', () => {
  const toc = Array.from({ length: 99 }, (_, at) => ({
    id: `${at}`,
    text: `Heading ${at}`,
    children: [],
  }));
  const site = checkSiteConfig({ ...smallSite, docs: { ...smallSite.docs, editUrl } });
  const { issue = '' } = describeFeedback(site, { ...page, toc }).feedback ?? {};
  expect(new URL(issue).searchParams.get('body')?.match(/^- /gm)).toHaveLength(12);
});

test('a form address that is not a web URL is a configuration diagnostic', () => {
  for (const form of ['javascript:alert(1)', 'form.html', 'mailto:a@b.c']) {
    expect(() => checkSiteConfig({ ...smallSite, feedback: { form } })).toThrow(/feedback/);
  }
});

import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { checkSiteConfig, readSiteConfig } from '../../../src/site/check-site-config.ts';

function messagesOf(input: unknown): string[] {
  const read = readSiteConfig(input);
  return 'faults' in read ? read.faults.map(({ message }) => message) : [];
}

const withItems = (...items: unknown[]) => ({ ...config, navbar: { ...config.navbar, items } });

test('S5.3 an unknown navbar kind is told with those that there are', () => {
  expect(messagesOf(withItems({ type: 'nonsense', label: 'X' }))).toEqual([
    'navbar.items[0].type: got "nonsense"; unknown; expected one of link, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search',
  ]);
});

test('S2.19 every navbar kind is accepted, and a dropdown in a dropdown is refused', () => {
  const items = [
    { type: 'docsVersion' },
    {
      type: 'docsVersionDropdown',
      dropdownItemsAfter: [{ label: 'Old', href: 'https://a.example' }],
    },
    { type: 'localeDropdown' },
    { type: 'search', position: 'right' },
    { type: 'html', value: '<b>x</b>', className: 'own' },
    { label: 'X', to: '/x/', activeBasePath: '/y/' },
    { label: 'X', to: '/x/', activeBaseRegex: '^/(y|z)/' },
  ];
  for (const item of items) expect(messagesOf(withItems(item))).toEqual([]);
  expect(messagesOf(withItems({ label: 'X', href: '/x.pdf' }))[0]).toContain(
    'expected a whole address, or a path with prependBaseUrlToHref',
  );
  const inner = { type: 'dropdown', label: 'In', items: [] };
  expect(messagesOf(withItems({ type: 'dropdown', label: 'Out', items: [inner] }))).toEqual([
    'navbar.items[0].items[0].type: got "dropdown"; expected one of link, doc, docSidebar, docsVersion, html: Nested dropdowns are not allowed',
  ]);
  expect(messagesOf(withItems({ label: 'X', to: '/x/', activeBaseRegex: '(' }))[0]).toContain(
    'expected a regular expression',
  );
});

test('S3.2 a footer is columns or links, which may be HTML', () => {
  const footerOf = (links: unknown[]) =>
    messagesOf({ ...config, footer: { style: 'dark', links } });
  const item = { label: 'A', to: '/a/' };
  const html = { html: '<b>x</b>' };
  expect(footerOf([item, html])).toEqual([]);
  expect(footerOf([{ title: 'T', items: [item, html] }])).toEqual([]);
  expect(footerOf([item, { title: 'T', items: [item] }])[0]).toContain(
    'The footer must be either simple or multi-column, and not a mix of the two',
  );
});

test('S3.4 an announcement has defaults', () => {
  expect(checkSiteConfig({ ...config, announcementBar: { content: 'News' } })).toMatchObject({
    announcementBar: { id: 'announcement-bar', content: 'News', isCloseable: true },
  });
});

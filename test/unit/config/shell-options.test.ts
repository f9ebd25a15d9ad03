import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { checkSiteConfig, readSiteConfig } from '../../../src/config/check-site-config.ts';

function messagesOf(input: unknown): string[] {
  const read = readSiteConfig(input);
  return 'diagnostics' in read ? read.diagnostics.map(({ message }) => message) : [];
}

const withItems = (...items: unknown[]) => ({ ...config, navbar: { ...config.navbar, items } });

test('S5.3 an unknown navbar kind is reported with the available ones', () => {
  expect(messagesOf(withItems({ type: 'nonsense', label: 'X' }))).toEqual([
    'navbar.items[0].type: got "nonsense"; unknown; expected one of link, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search',
  ]);
});

test('S2.19 every navbar kind is accepted, and a dropdown in a dropdown is rejected', () => {
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
    'expected a full address, or a path with prependBaseUrlToHref',
  );
  const [defaults] = checkSiteConfig(withItems({ type: 'localeDropdown' })).navbar.items ?? [];
  expect(defaults).toMatchObject({ dropdownItemsBefore: [], dropdownItemsAfter: [] });
  const inner = { type: 'dropdown', label: 'In', items: [] };
  expect(messagesOf(withItems({ type: 'dropdown', label: 'Out', items: [inner] }))).toEqual([
    'navbar.items[0].items[0].type: got "dropdown"; expected one of link, doc, docSidebar, docsVersion, html: Nested dropdowns are not allowed',
  ]);
  const unknown = { type: 'lnik', label: 'X', to: '/x/' };
  expect(messagesOf(withItems({ type: 'dropdown', label: 'Out', items: [unknown] }))).toEqual([
    'navbar.items[0].items[0].type: got "lnik"; expected one of link, doc, docSidebar, docsVersion, html',
  ]);
  expect(messagesOf(withItems({ type: 'localeDropdown', dropdownItemsAfter: [inner] }))).toEqual([
    expect.stringMatching(/^navbar\.items\[0\]\.dropdownItemsAfter\[0\]\.type: .* not allowed$/),
  ]);
  expect(messagesOf(withItems({ label: 'X', to: '/x/', activeBaseRegex: '(' }))[0]).toContain(
    'expected a regular expression',
  );
});

test('S2.19 a link has a label or HTML, and accepts attributes of its element', () => {
  const link = { to: '/x/' };
  const said = (item: object) => messagesOf(withItems({ ...link, ...item }));
  const attributes = {
    ...{ 'aria-label': 'X', 'data-x': 1, target: '_blank', rel: 'me', title: 'T' },
    ...{ download: true, hrefLang: 'de', tabIndex: -1 },
  };
  expect(said({ html: '<b>X</b>', ...attributes })).toEqual([]);
  const site = checkSiteConfig(withItems({ ...link, label: 'X', ...attributes }));
  expect(site.navbar.items?.[0]).toEqual({ ...link, label: 'X', attributes });
  const plain = checkSiteConfig(withItems({ ...link, label: 'X' })).navbar.items?.[0];
  expect(plain).not.toHaveProperty('attributes');
  expect(said({ label: 'X', title: {} })[0]).toContain(
    'expected a string, a number, true or false',
  );
  expect(said({ label: 'X', 'data-x y': 'z' })[0]).toContain('expected no field of this name');
  const oneName = 'expected one name: One and only one between "label" and "html"';
  expect(said({})[0]).toContain(oneName);
  expect(said({ label: 'X', html: 'X' })[0]).toContain(oneName);
  expect(messagesOf(withItems({ type: 'doc', docId: 'x', label: 'X', html: 'X' }))[0]).toContain(
    oneName,
  );
  expect(messagesOf(withItems({ type: 'docSidebar', sidebarId: 'x' }))[0]).toContain(oneName);
  expect(messagesOf(withItems({ type: 'dropdown', items: [] }))[0]).toContain(oneName);
});

test('S2.19 attributes and HTML that the policy of pages blocks are rejected', () => {
  const said = (item: object) => messagesOf(withItems({ label: 'X', to: '/x/', ...item }));
  expect(said({ onClick: 'x()' })[0]).toContain('expected no event handler, which the policy');
  expect(said({ style: 'color: red' })[0]).toContain('expected no style, which the policy');
  const html = '<b style="color: red"><a href=" JavaScript:x()">X</a></b><b style="">Y</b>';
  expect(messagesOf(withItems({ type: 'html', value: html }))[0]).toContain(
    'expected HTML without <b style>, <a href="javascript:">, which the policy of every page',
  );
  const announcementBar = { content: '<b onclick="x()">X</b>' };
  expect(messagesOf({ ...config, announcementBar })[0]).toContain('expected HTML without <b on');
  const links = [{ html: '<b onclick="x()">X</b>' }];
  expect(messagesOf({ ...config, footer: { style: 'dark', links } })[0]).toContain(
    'footer.links[0].html: got "<b onclick=\\"x()\\">X</b>"; expected HTML without <b onclick>',
  );
});

test('S2.19 an unknown field of a link is reported with a suggestion', () => {
  const read = readSiteConfig(withItems({ label: 'X', to: '/x/', activBasePath: '/y/' }));
  expect('diagnostics' in read && read.diagnostics).toMatchObject([
    { field: 'navbar.items[0].activBasePath', at: 'key', hint: 'Did you mean "activeBasePath"?' },
  ]);
});

test('S3.2 a footer is columns or links, which can be HTML', () => {
  const footerOf = (links: unknown[]) =>
    messagesOf({ ...config, footer: { style: 'dark', links } });
  const item = { label: 'A', to: '/a/', 'data-a': 'x' };
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

test.each([
  [
    '<iframe src="https://a.example/?a=/>" title="a" />',
    '<iframe src="https://a.example/?a=/>" title="a" ></iframe>',
  ],
  ['<b/>a<br /><img src=a.png />', '<b></b>a<br /><img src=a.png />'],
  ['<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"></path></svg>'],
])('HTML in the configuration ends its elements: %j is %j', (html, expected) => {
  const site = checkSiteConfig({
    ...config,
    footer: { style: 'light', links: [], copyright: { html } },
  });
  expect(site.footer?.copyright).toEqual({ html: expected });
});

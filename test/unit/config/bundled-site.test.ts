import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { pickBundled } from '../../../src/config/bundled-site.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { escapeHtml } from '../../../src/config/escape-html.ts';

test('an escaped text ends neither an attribute nor its element', () => {
  expect(escapeHtml('"<b>&amp;"')).toBe('&quot;&lt;b>&amp;amp;&quot;');
});

test('the bundle is the same with and without an announcement', () => {
  const bundled = (fields: object) => pickBundled(checkSiteConfig({ ...config, ...fields }));
  expect(bundled({ announcementBar: { content: 'News' } })).toEqual(bundled({}));
});

test('only a site with a dropdown, a dark footer or the like gets their styles', () => {
  const has = (fields: object) =>
    pickBundled(checkSiteConfig({ ...config, ...fields })).hasBarOptions;
  const dropdown = { type: 'dropdown', label: 'More', items: [{ label: 'API', to: '/docs/api/' }] };
  expect(has({})).toBe(false);
  expect(has({ navbar: { items: [dropdown] } })).toBe(true);
  expect(has({ navbar: { items: [{ type: 'localeDropdown' }] } })).toBe(true);
  expect(has({ navbar: { items: [{ type: 'html', value: '<b>New</b>' }] } })).toBe(true);
  expect(has({ navbar: { hideOnScroll: true } })).toBe(true);
  expect(has({ footer: { style: 'dark', links: [] } })).toBe(true);
  expect(has({ footer: { style: 'light', links: [{ label: 'API', to: '/docs/api/' }] } })).toBe(
    true,
  );
  expect(has({ docs: { ...config.docs, hideableSidebar: true } })).toBe(true);
});

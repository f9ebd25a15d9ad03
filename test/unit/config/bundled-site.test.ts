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

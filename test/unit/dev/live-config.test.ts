import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLiveConfig } from '../../../src/dev/live-config.ts';
import { checkSiteConfig } from '../../../src/site/check-site-config.ts';
import { smallSite, withTree } from '../content/plant.ts';

const { search, home } = smallSite;

/** Saves `site.config.ts` with other fields, and tells whether dev starts anew. */
function change(fields: object): Promise<boolean> {
  const write = (config: object) => `export default ${JSON.stringify(config)};\n`;
  return withTree({ 'site.config.ts': write(smallSite) }, async (root) => {
    const config = createLiveConfig(root, checkSiteConfig(smallSite));
    writeFileSync(path.join(root, 'site.config.ts'), write({ ...smallSite, ...fields }));
    const { restart } = await config.reload();
    expect(config.faults()).toEqual([]);
    return restart;
  });
}

test.each([
  ['baseUrl', { baseUrl: '/base/' }],
  ['search', { search: { ...search, searchPagePath: '/find/' } }],
  ['samples', { samples: { show: true } }],
  ['playground', { playground: {} }],
])('another %s starts the development server anew', async (_name, fields) => {
  expect(await change(fields)).toBe(true);
});

test.each([
  ['title', { title: 'Other' }],
  ['headline', { home: { ...home, headline: 'Other' } }],
])('another %s shows without a new start', async (_name, fields) => {
  expect(await change(fields)).toBe(false);
});

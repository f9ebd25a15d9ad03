import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { createLiveConfig } from '../../../src/dev/live-config.ts';
import { someOf } from '../../run/exhaustive.ts';
import { smallSite, withTree } from '../content/plant.ts';

const { search, home } = smallSite;

/** Saves `site.config.ts` with changed fields, and returns whether dev restarts. */
function change(fields: object): Promise<boolean> {
  const write = (config: object) => `export default ${JSON.stringify(config)};\n`;
  return withTree({ 'site.config.ts': write(smallSite) }, async (root) => {
    const config = createLiveConfig(root, checkSiteConfig(smallSite));
    writeFileSync(path.join(root, 'site.config.ts'), write({ ...smallSite, ...fields }));
    const { restart } = await config.reload();
    expect(config.diagnostics()).toEqual([]);
    return restart;
  });
}

const restarting: [string, object][] = [
  ['baseUrl', { baseUrl: '/base/' }],
  ['search', { search: { ...search, searchPagePath: '/find/' } }],
  ['samples', { samples: { show: true } }],
  ['playground', { playground: {} }],
];

test.each(someOf('variants', restarting))(
  'a changed %s restarts the development server',
  async (_name, fields) => {
    expect(await change(fields)).toBe(true);
  },
);

const live: [string, object][] = [
  ['title', { title: 'Other' }],
  ['headline', { home: { ...home, headline: 'Other' } }],
];

test.each(someOf('variants', live))('a changed %s needs no restart', async (_name, fields) => {
  expect(await change(fields)).toBe(false);
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { subsetSiteFont } from '../../../../src/theme/fonts/subset-site-font.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const font = {
  family: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: 750,
  fallback: { local: ['Arial'], sizeAdjust: 97.1, ascent: 97.8, descent: 25.7 },
};

test('a font subset comes from the cache, and another weight is another font', async () => {
  const kept = new Map<string, string>();
  const cache = {
    find: (input: unknown) => kept.get(JSON.stringify(input)),
    store: (input: unknown, made: string) => void kept.set(JSON.stringify(input), made),
  };
  const made = await subsetSiteFont(root, font, cache);
  expect(made).toEqual({ ...(await subsetSiteFont(root, font)), bytes: expect.anything() });
  const [[input = '', text = ''] = []] = kept;
  expect(text).toBe(Buffer.from(made.bytes).toString('base64'));
  kept.set(input, Buffer.from('kept').toString('base64'));
  const taken = await subsetSiteFont(root, font, cache);
  expect(Buffer.from(taken.bytes).toString()).toBe('kept');
  const bold = await subsetSiteFont(root, { ...font, weight: 900 }, cache);
  expect(Buffer.from(bold.bytes).toString('latin1', 0, 4)).toBe('wOF2');
  expect(bold.name).not.toBe(made.name);
});

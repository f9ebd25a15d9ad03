import { test } from 'vitest';
import { translatedFiles } from '../versioned-files.ts';
import { startDevSite } from './dev-site.ts';

const { expectText } = startDevSite('dev-versions', new Map(Object.entries(translatedFiles)));

test('in dev a site has its older versions, and the default of its languages', async () => {
  await expectText('/docs/1.0/guides/heat/', 'which is no longer actively maintained');
  await expectText('/docs/guides/heat/', /<html lang="en"[^>]*>.*data-version-pick="1\.0"/s);
});

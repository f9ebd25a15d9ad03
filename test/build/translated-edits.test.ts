import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRandom } from '../../bench/corpus/random.ts';
import { writeFiles } from '../../bench/sites/write-site.ts';
import { editTranslated, openTranslatedSite } from './random-translated-edits.ts';
import {
  buildPages,
  buildWell,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
} from './small-site.ts';

/** For a longer test: `STEPS=40 SEED=7 npx vitest run test/build/translated-edits.test.ts`. */
const steps = Number(process.env.STEPS ?? 2);
const seed = process.env.SEED ?? '1';
const editsPerStep = 5;

const folder = makeTestFolder('translated-edits');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`after ${steps} rounds of random edits in any version and language (seed ${seed}) a build equals a clean one`, async () => {
  const random = createRandom(seed);
  const site = openTranslatedSite();
  const [kept, clean] = ['kept', 'clean'].map((name) =>
    makeProject(path.join(folder, name), site.files),
  );
  if (!kept || !clean) throw new Error('no site');
  await buildPages(kept);
  for (let step = 1; step <= steps; step += 1) {
    const done = Array.from({ length: editsPerStep }, (_none, at) =>
      editTranslated(site, random, step * 10 + at, at === 0),
    );
    for (const root of [kept, clean]) {
      rmSync(path.join(root, 'content'), { recursive: true, force: true });
      writeFiles(root, site.files);
    }
    for (const name of ['.cache', '.build', 'dist'])
      rmSync(path.join(clean, name), { recursive: true, force: true });
    await Promise.all([buildWell(kept), buildPages(clean)]);
    expect({ done, differ: findDifferences(digestSite(kept), digestSite(clean)) }).toEqual({
      done,
      differ: [],
    });
  }
});

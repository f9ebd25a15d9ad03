import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../../bench/corpus/random.ts';
import { writeFiles } from '../../bench/sites/write-site.ts';
import { codeEdits, contentEdits, type Files } from './random-edits.ts';
import {
  buildWell,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
  smallSite,
} from './small-site.ts';

/** `STEPS=40 SEED=7 npx vitest run test/build/incremental.test.ts` looks longer. */
const steps = Number(process.env.STEPS ?? 4);
const seed = process.env.SEED ?? '1';
const editsPerStep = 3;
/** Several engines are built one after the other. */
const patience = 600_000 + steps * 60_000;

let folder = '';
/** Built again and again; and each time anew, with nothing kept, in a place of another depth. */
let kept = '';
let clean = '';

beforeAll(async () => {
  folder = makeTestFolder('incremental');
  kept = makeProject(path.join(folder, 'kept'));
  clean = makeProject(path.join(folder, 'in another/place/clean'));
  await Promise.all([buildWell(kept), buildClean()]);
}, patience);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In another time zone and language, too: no page may tell. */
async function buildClean(): Promise<void> {
  for (const name of ['.cache', '.build', 'dist']) {
    rmSync(path.join(clean, name), { recursive: true, force: true });
  }
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  await buildWell(clean, { env });
}

test('two builds at once, of copies in other places, give the same bytes', () => {
  const site = digestSite(kept);
  expect(site.size).toBeGreaterThan(40);
  expect(findDifferences(site, digestSite(clean))).toEqual([]);
});

test(
  `after ${steps} rounds of random edits (seed ${seed}) a build gives what a clean one would`,
  async () => {
    const random = createRandom(seed);
    const files = smallSite();
    for (let step = 1; step <= steps; step += 1) {
      const done = editFiles(files, random, step);
      for (const root of [kept, clean]) writeSite(root, files);
      await Promise.all([buildWell(kept), buildClean()]);
      expect({ done, differ: findDifferences(digestSite(kept), digestSite(clean)) }).toEqual({
        done,
        differ: [],
      });
    }
  },
  patience,
);

/** Every other round changes content alone, so that the engine is kept. */
function editFiles(files: Files, random: Random, step: number): string[] {
  const edits = { ...contentEdits, ...(step % 2 === 0 ? codeEdits : {}) };
  return Array.from({ length: editsPerStep }, (_, number) => {
    // The first edit of such a round is one of code.
    const names = Object.keys(step % 2 === 0 && number === 0 ? codeEdits : edits);
    const name = random.pick(names);
    return `${name} ${edits[name]?.(files, random, step * 10 + number)}`;
  });
}

function writeSite(root: string, files: Files): void {
  for (const name of ['content', 'public']) {
    rmSync(path.join(root, name), { recursive: true, force: true });
  }
  writeFiles(root, files);
}

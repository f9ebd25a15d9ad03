import { globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../../bench/corpus/random.ts';
import { writeFiles } from '../../bench/sites/write-site.ts';
import { createDiskCache, digest, listNames } from '../../src/node/disk-cache.ts';
import { codeEdits, contentEdits, damageFiles, type Files } from './random-edits.ts';
import {
  buildPages,
  buildWell,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
  smallSite,
} from './small-site.ts';

/** For a longer test: `STEPS=40 SEED=7 npx vitest run test/build/incremental.test.ts`. */
const steps = Number(process.env.STEPS ?? 4);
const seed = process.env.SEED ?? '1';
const editsPerStep = 3;
/** Several engines are built in sequence. */

let folder = '';
/** `kept` is built again and again; `clean` is built without caches each time, at another depth. */
let kept = '';
let clean = '';

beforeAll(async () => {
  folder = makeTestFolder('incremental');
  kept = makeProject(path.join(folder, 'kept'));
  clean = makeProject(path.join(folder, 'in another/place/clean'));
  await Promise.all([buildPages(kept), buildClean()]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Uses another time zone and language and a development environment, which no page may depend on.
 */
async function buildClean(): Promise<void> {
  for (const name of ['.cache', '.build', 'dist']) {
    rmSync(path.join(clean, name), { recursive: true, force: true });
  }
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  const development = { BABEL_ENV: 'development', NODE_ENV: 'development' };
  await buildWell(clean, { env: { ...env, ...development } });
}

test('two builds at the same time, in different folders, give the same bytes', () => {
  const site = digestSite(kept);
  expect(site.size).toBeGreaterThan(40);
  expect(findDifferences(site, digestSite(clean))).toEqual([]);
});

test('the search index of an unchanged site is not built again', { tags: 'variants' }, async () => {
  const profiles = path.join(folder, 'profiles');
  const options = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, '--cpu-prof-interval=200'];
  await buildWell(kept, { env: { NODE_OPTIONS: options.join(' ') } });
  const ran = listNames(profiles).flatMap((name) =>
    ['renderPages', 'gatherTerms'].filter((called) =>
      readFileSync(path.join(profiles, name), 'utf8').includes(`"functionName":"${called}"`),
    ),
  );
  expect(ran).toEqual(['renderPages']);
});

test('the search index has new words after a build, and is exact again after their page is removed', async () => {
  const first = 'content/docs/guide/index.mdx';
  const files = smallSite().set('content/docs/guide/rule.css', '.zebra { color: red; }\n');
  // Its words are numbered before those of all other pages.
  writeSite(kept, files.set(first, (files.get(first) ?? '').replace('The start.', 'Hello.')));
  await buildWell(kept);
  const index = path.join(kept, 'dist/public/search/index');
  const parts = listNames(index).map((name) => readFileSync(path.join(index, name), 'utf8'));
  expect(parts.filter((text) => text.includes('zebra')).length).toBeGreaterThan(1);
  expect(parts.filter((text) => text.includes('The start.'))).toEqual([]);
  writeSite(kept, smallSite());
  await buildWell(kept);
  expect(findDifferences(digestSite(kept), digestSite(clean))).toEqual([]);
});

test('an unchanged page comes from the cache and is not rendered again', async () => {
  const page = 'docs/guide/basics/page-2/index.html';
  const html = readFileSync(path.join(kept, 'dist/public', page), 'utf8');
  const other = html.replace('Page 01-basics 2', 'Page from the store');
  writeFileSync(path.join(kept, 'dist/public', page), other);
  const cache = createDiskCache(path.join(kept, '.cache/pages'));
  for (const name of readdirSync(path.join(kept, '.cache/pages'))) {
    cache.write(name, (cache.read(name) ?? '').replace(digest(html), digest(other)));
  }
  await buildWell(kept);
  expect(readFileSync(path.join(kept, 'dist/public', page), 'utf8')).toBe(other);
  // No build would have made the kept entry, so the next build starts without it.
  rmSync(path.join(kept, '.cache/pages'), { recursive: true });
  await buildWell(kept);
  expect(findDifferences(digestSite(kept), digestSite(clean))).toEqual([]);
});

test(`after ${steps} rounds of random edits and damage (seed ${seed}) a build equals a clean one`, {
  tags: 'kills',
}, async () => {
  const random = createRandom(seed);
  const files = smallSite();
  for (let step = 1; step <= steps; step += 1) {
    const done = [...editFiles(files, random, step), ...damageFiles(kept, random)];
    for (const root of [kept, clean]) writeSite(root, files);
    await Promise.all([buildWell(kept), buildClean()]);
    expect({ done, differ: findDifferences(digestSite(kept), digestSite(clean)) }).toEqual({
      done,
      differ: [],
    });
  }
});

/** Every other round changes only content, so that the bundle is kept. */
function editFiles(files: Files, random: Random, step: number): string[] {
  const edits = { ...contentEdits, ...(step % 2 === 0 ? codeEdits : {}) };
  return Array.from({ length: editsPerStep }, (_, number) => {
    // The first edit of a round with code is a code edit.
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

test('an edit of what features read themselves keeps the bundle, and gives the same site as a clean build', {
  tags: 'bundles',
}, async () => {
  const writeBoth = (change: string, word: string) => {
    const files = smallSite()
      .set(
        'content/releases.yml',
        `- version: 1.0.0\n  date: 2025-05\n  changes: [{ kind: added, text: ${change} }]\n`,
      )
      .set('content/search-synonyms.yml', `/docs/guide/: [${word}]\n`);
    for (const root of [kept, clean]) writeSite(root, files);
  };
  writeBoth('one', 'begin');
  await buildWell(kept);
  const madeAt = () =>
    globSync(path.join(kept, '.cache/bundle/*/*')).map((file) => statSync(file).mtimeMs);
  const before = madeAt();
  expect(before.length).toBeGreaterThan(2);
  writeBoth('two', 'start');
  await Promise.all([buildWell(kept), buildClean()]);
  expect(madeAt()).toEqual(before);
  expect(readFileSync(path.join(kept, 'dist/public/releases.json'), 'utf8')).toContain('two');
  expect(findDifferences(digestSite(kept), digestSite(clean))).toEqual([]);
});

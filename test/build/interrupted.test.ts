import type { ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { acquireLock } from '../../src/node/file-lock.ts';
import { listFiles } from '../../src/node/list-files.ts';
import { createSiteName } from '../../src/publish/build/swap-output.ts';
import { isShort } from '../run/exhaustive.ts';
import { build, buildPages, findDifferences, smallSite, writeDoc } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const kill = { tags: ['kills'] };
const page = 'content/docs/guide/01-basics/page-1.mdx';
const component = 'content/docs/guide/badge.tsx';

const site = openTestSite('interrupted', smallSite(), buildPages);
const { root, at, read, readBuilt, remove, digest, buildWell } = site;
const listIn = (name: string) => readdirSync(at(name)).sort();

/** Starts a build and kills it after a while, like `kill -9`. */
async function killBuild(milliseconds: number) {
  let child: ChildProcess | undefined;
  const ended = build(root, {
    started: (started) => {
      child = started;
    },
  });
  await sleep(milliseconds);
  child?.kill('SIGKILL');
  return ended;
}

test(
  'a build killed at any moment leaves the previous site whole, and the next build cleans up',
  kill,
  async () => {
    const pageText = read(page);
    // Spread over checking, bundling, rendering and swapping; every second one changes the code.
    for (const [number, moment] of [150, 400, 600, 900, 1400, 2500].entries()) {
      const before = digest();
      appendFileSync(at(page), `\nKilled ${number}.\n`);
      if (number % 2) appendFileSync(at(component), `export const v${number} = ${number};\n`);
      const { signal } = await killBuild(moment);
      if (signal) expect(findDifferences(before, digest())).toEqual([]);
    }
    await buildWell();
    expect(readBuilt('docs/guide/basics/page-1/index.html')).toContain('Killed 5.');
    expect(listIn('.build')).toEqual([]);
    expect(listIn('dist')).toEqual(['public', expect.stringMatching(/^site-/)]);
    for (const cache of ['compile', 'pages']) {
      expect(listIn(`.cache/${cache}`).filter((name) => name.endsWith('.new'))).toEqual([]);
    }
    expect(listIn('.cache/bundle')).toHaveLength(1);

    await site.expectCleanBuild();
    writeFileSync(at(page), pageText);
    await buildWell();
  },
);

test('a build removes what killed builds have left behind', async () => {
  for (const folder of ['.build/4194400/public', `dist/${createSiteName()}`]) {
    mkdirSync(at(folder), { recursive: true });
    writeFileSync(at(`${folder}/a.html`), 'half');
  }
  writeFileSync(at('.build/build.lock'), '4194400 77 x');
  writeFileSync(at('.cache/pages/abc.4194400.new'), 'half');
  await buildWell();
  expect(listIn('.build')).toEqual([]);
  expect(listIn('dist')).toHaveLength(2);
  expect(listIn('.cache/pages')).not.toContain('abc.4194400.new');
});

test.each<[string, (site: string) => void]>([
  ['changed', (site) => appendFileSync(path.join(site, 'index.html'), 'by hand')],
  [
    'emptied',
    (site) => {
      for (const name of readdirSync(site)) rmSync(path.join(site, name), { recursive: true });
    },
  ],
  ['deleted', (site) => rmSync(site, { recursive: true })],
  ['left as a dangling link', (site) => rmSync(realpathSync(site), { recursive: true })],
  ['replaced by a real folder', replaceByFolder],
  [
    'replaced by a file',
    (site) => {
      rmSync(site);
      writeFileSync(site, 'a file');
    },
  ],
])('a site that was %s by hand is restored, byte for byte', kill, async (_case, damage) => {
  const whole = digest();
  damage(at('dist/public'));
  await buildWell();
  expect(findDifferences(whole, digest())).toEqual([]);
  expect(lstatSync(at('dist/public')).isSymbolicLink()).toBe(true);
  expect(listIn('dist')).toHaveLength(2);
});

function replaceByFolder(site: string): void {
  cpSync(`${site}/`, `${site}-copy`, { recursive: true });
  rmSync(site);
  cpSync(`${site}-copy`, site, { recursive: true });
  rmSync(`${site}-copy`, { recursive: true });
  writeFileSync(path.join(site, 'stray.html'), 'by hand');
}

test(
  'a site that an interrupted swap has moved away is restored, even by a build that fails',
  kill,
  async () => {
    const whole = digest();
    cpSync(`${at('dist/public')}/`, at(`dist/${createSiteName('before')}`), { recursive: true });
    remove('dist/public');
    writeFileSync(at('content/docs/guide/wrong.mdx'), 'a <b\n');
    expect((await build(root)).code).toBe(1);
    remove('content/docs/guide/wrong.mdx');
    expect(findDifferences(whole, digest())).toEqual([]);
    await buildWell();
  },
);

const damages: ((file: string) => void)[] = [
  (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  (file) => truncateSync(file),
  (file) => {
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    bytes.writeUInt8((bytes.at(middle) ?? 0) ^ 1, middle);
    writeFileSync(file, bytes);
  },
];

test('truncated, emptied and corrupted cache files give the same site', async () => {
  const whole = digest();
  const files = listFiles(at('.cache'))
    .map((name) => at(`.cache/${name}`))
    .filter((file) => statSync(file).size > 0)
    // A damaged bundle is built again.
    .filter((file) => !isShort || !file.includes('/bundle/'));
  expect(files.length).toBeGreaterThan(50);
  for (const [number, file] of files.entries()) damages[number % damages.length]?.(file);
  await buildWell();
  expect(findDifferences(whole, digest())).toEqual([]);
});

test('exchanged and added cache files do not change the site', { tags: 'kills' }, async () => {
  const whole = digest();
  for (const cache of ['.cache/pages', '.cache/compile']) {
    const [a = '', b = ''] = listIn(cache).filter((name) => name !== 'pruned');
    cpSync(at(`${cache}/${a}`), at(`${cache}/${b}`));
  }
  const [bundle] = listIn('.cache/bundle');
  writeFileSync(at(`.cache/bundle/${bundle}/public/assets/stray.js`), 'stray');
  await buildWell();
  expect(findDifferences(whole, digest())).toEqual([]);
  expect(existsSync(at('dist/public/assets/stray.js'))).toBe(false);
});

test('builds that find the lock taken say that they wait, and all succeed', kill, async () => {
  remove('.cache/pages');
  const whole = digest();
  const releaseLock = await acquireLock(at('.build/build.lock'));
  const isWait = /^Waiting for the build .*process \d+/m;
  let waiting = 0;
  const started = (child: ChildProcess) =>
    child.stdout?.once('data', (text: Buffer) => {
      if (isWait.test(text.toString())) waiting += 1;
    });
  const ended = Promise.all([1, 2, 3].map(() => build(root, { started })));
  await expect.poll(() => waiting, { timeout: 240_000 }).toBe(3);
  releaseLock();
  const results = await ended;
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(findDifferences(whole, digest())).toEqual([]);
});

test('if only the caches cannot be written, the build warns and goes on', kill, async () => {
  const whole = digest();
  remove('.cache');
  writeFileSync(at('.cache'), 'a file in the way');
  writeFileSync(at('content/docs/guide/02-more/page-9.mdx'), writeDoc('Nine', 'New.\n'));
  const { code, output } = await build(root);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/\.cache.* cannot be written/),
  });
  expect(output).not.toMatch(/^\s+at /m);
  expect(digest().size).toBeGreaterThan(whole.size);
  remove('.cache');
  remove('content/docs/guide/02-more/page-9.mdx');
});

test.each([
  ['dist', 'dist'],
  ['.build', '.build'],
])('if %s cannot be written, the build says so without a stack', kill, async (name, named) => {
  remove(name);
  writeFileSync(at(name), 'a file in the way');
  const { code, output } = await build(root);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`\n${named}  (?:not a directory|file already exists)`));
  expect(output).not.toMatch(/^\s+at /m);
  remove(name);
});

import { lstatSync, readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type BuildResult, findDifferences, runScript, writeDoc } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const broken = 'content/docs/guide/broken.mdx';

const { root, at, write, remove, digest } = openTestSite('waku-build');
let ours: Map<string, string>;

/** The framework's own build command, which a deployment may run, or people by habit. */
const buildByWaku = (): Promise<BuildResult> =>
  runScript(root, at('node_modules/waku/cli.js'), ['build']);

beforeAll(() => {
  ours = digest();
});

test('waku build makes the same whole site as npm run build', async () => {
  remove('dist');
  const { code, output } = await buildByWaku();
  expect(output).toContain('dist/public is ready');
  expect(code).toBe(0);
  expect(findDifferences(ours, digest())).toEqual([]);
});

test('waku build fails on a broken link, reports its location, and keeps the site', async () => {
  write(broken, writeDoc('Broken', '[Gone](/docs/gone/)'));
  const { code, output } = await buildByWaku();
  remove(broken);
  expect(output).toMatch(new RegExp(`^${broken}:\\d+:\\d+  `, 'm'));
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  expect(findDifferences(ours, digest())).toEqual([]);
  expect(lstatSync(at('dist/public')).isSymbolicLink()).toBe(true);
  expect(readdirSync(at('dist'))).not.toContain('server');
});

test('waku build reports an error in site.config.ts like npm run build', async () => {
  write('site.config.ts', 'export default { title: 3 };\n');
  const { code, output } = await buildByWaku();
  expect(output).toMatch(/^site\.config\.ts:1:\d+ {2}title/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BuildResult,
  buildWell,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
  runScript,
  writeDoc,
} from './small-site.ts';

const timeoutMs = 300_000;
const broken = 'content/docs/guide/broken.mdx';

let root = '';
let ours: Map<string, string>;

/** The framework's own build command, which a deployment may run, or people by habit. */
const buildByWaku = (): Promise<BuildResult> =>
  runScript(root, path.join(root, 'node_modules/waku/cli.js'), ['build']);
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeAll(async () => {
  root = makeProject(path.join(makeTestFolder('waku-build'), 'site'));
  await buildWell(root);
  ours = digestSite(root);
}, timeoutMs);
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }), timeoutMs);

test(
  'waku build makes the same whole site as npm run build',
  async () => {
    rmSync(path.join(root, 'dist'), { recursive: true });
    const { code, output } = await buildByWaku();
    expect(output).toContain('dist/public is ready');
    expect(code).toBe(0);
    expect(findDifferences(ours, digestSite(root))).toEqual([]);
  },
  timeoutMs,
);

test(
  'waku build fails on a broken link, reports its location, and keeps the site',
  async () => {
    write(broken, writeDoc('Broken', '[Gone](/docs/gone/)'));
    const { code, output } = await buildByWaku();
    rmSync(path.join(root, broken));
    expect(output).toMatch(new RegExp(`^${broken}:\\d+:\\d+  `, 'm'));
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(findDifferences(ours, digestSite(root))).toEqual([]);
    expect(lstatSync(path.join(root, 'dist/public')).isSymbolicLink()).toBe(true);
    expect(readdirSync(path.join(root, 'dist'))).not.toContain('server');
  },
  timeoutMs,
);

test(
  'waku build reports an error in site.config.ts like npm run build',
  async () => {
    write('site.config.ts', 'export default { title: 3 };\n');
    const { code, output } = await buildByWaku();
    expect(output).toMatch(/^site\.config\.ts:1:\d+ {2}title/m);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  },
  timeoutMs,
);

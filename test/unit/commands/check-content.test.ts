import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileCache } from '../../compile-cache.ts';
import { someOf } from '../../run/exhaustive.ts';
import { page, smallSite, type Tree, withTree } from '../content/plant.ts';

const command = path.resolve('src/commands/check-content.ts');
const configOf = (fields: object = {}) =>
  `export default ${JSON.stringify({ ...smallSite, ...fields }, null, 2)};\n`;

/** Runs `check:content` in a folder with these files. */
function check(tree: Tree, ...args: string[]) {
  return withTree({ 'content/docs/a.md': page('title: A'), ...tree }, async (root) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...compileCache };
    const run = spawnSync(process.execPath, [command, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/^\s+at /m);
    expect(`${run.stdout}${run.stderr}`).not.toContain(root);
    return { status: run.status, out: run.stdout.trim(), error: run.stderr.trim() };
  });
}

test('content without diagnostics exits with 0', async () => {
  expect(await check({ 'site.config.ts': configOf() })).toEqual({
    status: 0,
    out: '1 doc and 0 posts have no errors.',
    error: '',
  });
});

test('warnings are printed, but do not fail the check', async () => {
  const tree = { 'site.config.ts': configOf(), 'content/docs/a.md': page('titel: A') };
  const { status, error } = await check(tree);
  expect(status).toBe(0);
  expect(error).toMatch(/^content\/docs\/a\.md:2:1 {2}warning: unknown front matter field "titel"/);
});

test('diagnostics of config and content are reported together', async () => {
  const tree = {
    'site.config.ts': configOf({ title: 5 }),
    'content/docs/a.md': page('sidebar_position: x'),
  };
  const { status, error } = await check(tree);
  expect(status).toBe(1);
  expect(error.split('\n').filter((line) => /^\S/.test(line))).toEqual([
    'content/docs/a.md:2:19  front matter field sidebar_position: expected a number',
    'site.config.ts:2:12  title: got 5; expected a string',
  ]);
});

const configDiagnostics: [name: string, tree: Tree, start: RegExp][] = [
  ['is missing', {}, /^site\.config\.ts {2}there is no such file/],
  [
    'has a syntax error',
    { 'site.config.ts': 'export default {\n  title: "A",\n  items: [1, 2\n};\n' },
    /^site\.config\.ts:4:1 {2}/,
  ],
  [
    'has a brace too many',
    { 'site.config.ts': 'const a = "é😀";\nexport default {{\n  title: a,\n};\n' },
    /^site\.config\.ts:2:17 {2}/,
  ],
  [
    'throws',
    { 'site.config.ts': 'const none: any = undefined;\nexport default {\n  title: none.x,\n};\n' },
    /^site\.config\.ts:3:15 {2}it throws: Cannot read properties of undefined/,
  ],
  [
    'throws in a file that it imports',
    {
      'site.config.ts': "import { title } from './config/title.ts';\nexport default { title };\n",
      'config/title.ts': "\nthrow new Error('no title');\nexport const title = '';\n",
    },
    /^config\/title\.ts:2:7 {2}it throws: no title/,
  ],
  [
    'throws something other than an error',
    { 'site.config.ts': "throw 'nothing';\nexport default {};\n" },
    /^site\.config\.ts {2}it throws nothing/,
  ],
  [
    'has no default export',
    { 'site.config.ts': 'export const title = 1;\n' },
    /^site\.config\.ts:1:1 {2}it has no default export/,
  ],
  [
    'imports a missing file',
    {
      'site.config.ts': "const a = 1;\nimport b from './config/b.ts';\nexport default { a, b };\n",
    },
    /^site\.config\.ts:2:15 {2}it imports config\/b\.ts, which does not exist/,
  ],
  [
    'uses TypeScript syntax that is more than types',
    { 'site.config.ts': 'enum A {\n  B,\n}\nexport default { A };\n' },
    /^site\.config\.ts:1:1 {2}TypeScript enum is not supported/,
  ],
  [
    'exports something other than an object',
    { 'site.config.ts': 'export default 5;\n' },
    /^site\.config\.ts:1:16 {2}the default export: got 5; expected an object/,
  ],
  [
    'lacks fields',
    {
      'site.config.ts': `export default ${JSON.stringify({ ...smallSite, title: undefined, url: undefined })};\n`,
    },
    /^site\.config\.ts:1:16 {2}title: got nothing; expected a string[\s\S]*url: got nothing; expected /,
  ],
];

test.each(someOf('failures', configDiagnostics, 1))(
  'a config that %s is reported without a stack trace',
  async (_name, tree, start) => {
    const { status, error } = await check(tree);
    expect(status).toBe(1);
    expect(error).toMatch(start);
  },
);

test('--moving-in prints a summary by cause', { tags: 'variants' }, async () => {
  const tree = { 'site.config.ts': configOf(), 'content/docs/a.md': page('titel: A') };
  const { status, out } = await check(tree, '--moving-in');
  expect(status).toBe(0);
  expect(out).toContain(
    'Warnings (built anyway): 1 in 1 file\n     1  unknown front matter field "titel"\n        content/docs/a.md:2',
  );
  const broken = { ...tree, 'content/docs/b.md': '[x](/gone/)\n' };
  expect((await check(broken, '--moving-in')).status).toBe(1);
});

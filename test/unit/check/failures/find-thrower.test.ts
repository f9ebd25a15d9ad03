import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findThrower } from '../../../../src/check/failures/find-thrower.ts';

const root = mkdtempSync(path.join(tmpdir(), 'thrower-'));
const bundle = path.join(root, '.cache/engine/1');
const bundled = pathToFileURL(path.join(bundle, 'server.js')).href;

beforeAll(() => {
  for (const folder of ['content', '.cache/engine/1']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'content/chart.tsx'), '');
  writeFileSync(path.join(root, 'content/axis.ts'), '');
  const lines = [
    '// content/axis.ts',
    'function axis() {}',
    '// content/chart.tsx',
    '// not-there.ts',
  ];
  writeFileSync(path.join(bundle, 'server.js'), `${lines.join('\n')}\nfunction Chart() {}\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

const find = (...frames: string[]) =>
  findThrower(['Error: x', ...frames.map((frame) => `    at ${frame}`)].join('\n'), root, bundle);

test('the innermost component and the file that threw are found', () => {
  expect(
    find(`axis (${bundled}:2:9)`, `Chart (${bundled}:5:3)`, `render (${bundled}:5:9)`),
  ).toEqual({
    component: 'Chart',
    at: { source: 'content/axis.ts', line: 2, column: 9, code: 'function axis() {}' },
  });
});

test('the number that the bundler adds to a duplicate name is removed', () => {
  expect(find(`Chart$1 (${bundled}:5:3)`).component).toBe('Chart');
});

test.each(['async Chart', 'Object.Chart', 'new Chart', 'async Module.Chart'])(
  'a component is recognized in a frame of %s',
  (name) => {
    expect(find(`${name} (${bundled}:5:3)`)).toMatchObject({
      component: 'Chart',
      at: { source: 'content/chart.tsx', line: 5, column: 3 },
    });
  },
);

test('frames of the runtime, of content and without a name give no component', () => {
  const frames = [
    'Array.map (<anonymous>)',
    'JSON.parse (<anonymous>)',
    'MDXContent (eval at run (file:///x.js:1:2), <anonymous>:3:4)',
    'AsyncResource.Run (node:async_hooks:227:14)',
    `${bundled}:2:1`,
  ];
  expect(find(...frames)).toMatchObject({
    component: undefined,
    at: { source: 'content/axis.ts' },
  });
});

test('line numbers in compiled content leave out the lines added above it', () => {
  const frame = '_createMdxContent (site-content:content/docs/my%20page.mdx:9:4)';
  expect(find(frame, `Chart (${bundled}:5:3)`)).toEqual({
    component: 'Chart',
    at: { source: 'content/docs/my page.mdx', line: 7, column: 4 },
  });
});

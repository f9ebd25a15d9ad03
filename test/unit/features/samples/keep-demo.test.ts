import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../../../../src/config/site.ts';
import { viteDemo } from '../../../../src/features/samples/bundle/vite-demo.ts';

let root: string;
const inRoot = (name: string) => path.join(root, name);

const bar = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ bar: { color: 'navy' } });
export default function Bar() { return <p {...stylex.props(styles.bar)}>Bar</p>; }`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keep-demo-'));
  mkdirSync(inRoot('content'));
  writeFileSync(inRoot('content/Bar.tsx'), bar);
  writeFileSync(inRoot('package-lock.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

/** The demo that a new process makes for the home page. */
async function makeDemo(baseUrl = '/'): Promise<string> {
  const home = { ...site.home, demo: ['Bar.tsx'], sections: [] };
  const plugins = [viteDemo({ root, home, baseUrl, hasPlayground: true })];
  const bundle = await rolldown({ input: 'virtual:demo', plugins });
  const { output } = await bundle.generate();
  await bundle.close();
  return output[0].code;
}

const listKept = () => readdirSync(inRoot('.cache/tools')).filter((name) => name.endsWith('.json'));

test('the demo of the home page is built once and cached for the next process', async () => {
  const first = await makeDemo();
  expect(await makeDemo()).toBe(first);
  expect(listKept()).toHaveLength(1);
});

test('a changed source, base path or package rebuilds the demo', async () => {
  const first = await makeDemo();
  writeFileSync(inRoot('content/Bar.tsx'), bar.replace('navy', 'teal'));
  const edited = await makeDemo();
  expect([first, edited].map((code) => code.includes('color:teal'))).toEqual([false, true]);
  expect(await makeDemo('/shop/')).not.toBe(edited);
  writeFileSync(inRoot('package-lock.json'), '{ "packages": {} }');
  await makeDemo();
  expect(listKept()).toHaveLength(4);
});

test('the demo is the same in a checkout with the line ends of Windows', async () => {
  const first = await makeDemo();
  writeFileSync(inRoot('content/Bar.tsx'), bar.replaceAll('\n', '\r\n'));
  expect(await makeDemo()).toBe(first);
  expect(listKept()).toHaveLength(1);
});

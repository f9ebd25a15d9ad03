import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  firstProjectId,
  viteFirstProject,
} from '../../../../src/features/playground/bundle/vite-first-project.ts';

let root: string;
const inRoot = (name: string) => path.join(root, name);

const app = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ app: { color: 'navy' } });
export default function App() { return <p {...stylex.props(styles.app)}>App</p>; }`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keep-first-project-'));
  mkdirSync(inRoot('content/playground/first'), { recursive: true });
  const examples = '[{ "name": "first", "title": "First", "text": "The first." }]';
  writeFileSync(inRoot('content/playground/examples.json'), examples);
  writeFileSync(inRoot('content/playground/first/App.tsx'), app);
  const picture = `<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>`;
  writeFileSync(inRoot('content/playground/first/picture.svg'), picture);
});

afterEach(() => rmSync(root, { recursive: true }));

/** The HTML of the first project that a new process makes. */
async function makeFirst(): Promise<string> {
  const bundle = await rolldown({ input: firstProjectId, plugins: [viteFirstProject(root)] });
  const { output } = await bundle.generate();
  await bundle.close();
  return output[0].code;
}

const listKept = () => readdirSync(inRoot('.cache/tools')).filter((name) => name.endsWith('.json'));

test('the first project of the playground is compiled once and cached for the next process', async () => {
  const first = await makeFirst();
  expect(first).toContain('navy');
  expect(await makeFirst()).toBe(first);
  expect(listKept()).toHaveLength(1);
});

test('an edited first project is compiled again', async () => {
  await makeFirst();
  writeFileSync(inRoot('content/playground/first/App.tsx'), app.replace('navy', 'teal'));
  expect(await makeFirst()).toContain('teal');
  expect(listKept()).toHaveLength(2);
});

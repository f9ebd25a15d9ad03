import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectFile } from '../../src/features/samples/compiler/project.ts';
import { makePlaygroundPage } from './playground/make-page.ts';
import { openSite } from './site-in-browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
beforeAll(() => makePlaygroundPage(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(folder);

const openIn = (page: Page, files: Record<string, string>, until = '') => {
  const project = Object.entries(files).map(([name, code]) => ({ name, code }));
  return page.evaluate(([all, end]) => playground.open(all, end), [project, until] as const);
};
const shown = (page: Page) => page.frameLocator('iframe[title="Preview"]');

const styled = {
  'App.tsx': `import * as stylex from '@stylexjs/stylex';
import { Count } from './lib/Count';
import { colors } from './tokens.stylex';
const styles = stylex.create({
  main: { color: colors.text, backgroundColor: 'light-dark(white, black)' },
});
export default function App() {
  return <main {...stylex.props(styles.main)}><Count /></main>;
}`,
  'lib/Count.tsx': `import { useState } from 'react';
type Props = { from?: number };
export function Count({ from = 1 }: Props) {
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount(count + 1)}>{count} times</button>;
}`,
  'tokens.stylex.ts': `import * as stylex from '@stylexjs/stylex';
export const colors = stylex.defineVars({ text: 'rgb(1, 2, 3)' });`,
};

test('a text that looks like an import mark stays as it is written', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/');
  const written = `import { useState } from 'react';
const texts = ['"import:0"', \`"import:1"\`, 'import-0123456789abcdef:0'];
export default () => <p>{"import:0"} {useState(texts)[0].join(' ')}</p>;`;
  const { problems, errors } = await openIn(page, { 'App.tsx': written });
  expect([problems, errors]).toEqual([[], []]);
  expect(await shown(page).locator('p').textContent()).toBe(
    'import:0 "import:0" "import:1" import-0123456789abcdef:0',
  );
});

test('X26 a project of several files is compiled, shown with its styles, and reacts to a click', async () => {
  const page = await site.open('/');
  const { problems, errors, states } = await openIn(page, styled);
  expect({ problems, errors, states }).toEqual({
    problems: [],
    errors: [],
    states: ['loading', 'running', 'shown'],
  });
  const main = shown(page).locator('main');
  const styleOf = (name: 'color' | 'backgroundColor') =>
    main.evaluate((element, key) => getComputedStyle(element)[key], name);
  expect(await styleOf('color')).toBe('rgb(1, 2, 3)');
  expect(await styleOf('backgroundColor')).toBe('rgb(255, 255, 255)');
  await shown(page).getByRole('button', { name: '1 times' }).click();
  await shown(page).getByRole('button', { name: '2 times' }).waitFor();
  await page.evaluate(() => playground.preview.setDark(true));
  await expect.poll(() => styleOf('backgroundColor')).toBe('rgb(0, 0, 0)');
  await page.evaluate(() => playground.preview.reload());
  await shown(page).getByRole('button', { name: '1 times' }).waitFor();
  await page.evaluate(() => playground.preview.stop());
  expect(await page.locator('iframe[title="Preview"]').count()).toBe(0);
});

test('console lines and errors have the file and the line of the source', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/');
  const { lines } = await openIn(
    page,
    {
      'App.tsx': `import { tell } from './tell';

type Shape = {
  a: number;
};

tell({ a: 1 } satisfies Shape);
export default () => <p>Shown</p>;`,
      'tell.ts': `interface Wide {
  b?: string;
}
export function tell(value: Wide | object) {
  console.warn('told', value, [1, 'two', null]);
}`,
    },
    'told',
  );
  expect(lines).toEqual(['tell.ts:5 told {a: 1} [1, "two", null]']);
  const cases: [string, string][] = [
    [`const a = 1;\nthrow new Error('early');\nexport default () => a;`, 'App.tsx:2 Error: early'],
    [
      `export default function App() {\n  const list: string[] = [];\n  return <p>{list[0].length}</p>;\n}`,
      'App.tsx:3 TypeError:',
    ],
    [
      `setTimeout(() => {\n  throw new Error('late');\n}, 0);\nexport default () => <p>Shown</p>;`,
      'App.tsx:2 Error: late',
    ],
    [
      `const wait = async () => {\n  await null;\n\n  throw new Error('later');\n};\nwait();\nexport default () => <p>Shown</p>;`,
      'App.tsx:4 Error: later',
    ],
    [
      `import { useEffect } from 'react';\nexport default function App() {\n  useEffect(() => {\n    throw new Error('after');\n  });\n  return null;\n}`,
      'App.tsx:4 Error: after',
    ],
    [`import { useStat } from 'react';\nuseStat();\nexport default () => null;`, 'useStat'],
  ];
  for (const [code, told] of cases) {
    const { errors } = await openIn(page, { 'App.tsx': code }, told.replace(/^.*Error: ?/, ''));
    expect(errors.join('\n')).toContain(told);
  }
});

test('groups, assertions and counts of the console are shown, until the next project starts', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/');
  const code = `console.group('%cOuter', 'color: red');
console.log('one\\ntwo');
console.groupCollapsed();
console.count();
console.groupEnd();
console.count('clicks');
console.count('clicks');
console.assert(1 === 2, 'no', 3);
console.assert(true, 'not shown');
console.log('That is all');
export default () => <p>Shown</p>;`;
  for (const _time of ['first', 'second']) {
    const { lines } = await openIn(page, { 'App.tsx': code }, 'That is all');
    expect(lines.map((line) => line.replace(/^App\.tsx:\d+ /, ''))).toEqual([
      'Outer',
      '  one\n  two',
      '  Group',
      '    default: 1',
      '  clicks: 1',
      '  clicks: 2',
      '  Assertion failed: no 3',
      '  That is all',
    ]);
  }
});

test('only the latest of several requests is compiled', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/');
  const project = (text: string): ProjectFile[] => [
    { name: 'App.tsx', code: `export default () => <p>${text}</p>;` },
  ];
  const answered = await page.evaluate((projects) => {
    playground.answers.splice(0);
    for (const files of projects) playground.compiler.compile(files, 'production');
    return playground.until(() => playground.answers.some((code) => code.includes('Ninth')));
  }, ['Second', 'Third', 'Fourth', 'Ninth'].map(project));
  expect(answered).toHaveLength(1);
  await shown(page).getByText('Ninth').waitFor();
});

test('a compiler that fails to load is reported, and the next project loads it again', {
  tags: 'failures',
}, async () => {
  const page = await site.open('/');
  await page.route('**/assets/playground-compiler.js', (route) => route.abort());
  await page.reload();
  const { problems } = await openIn(page, styled);
  expect(problems).toEqual([expect.stringMatching(/^load: .*playground-compiler\.js/)]);
  await page.unroute('**/assets/playground-compiler.js');
  expect((await openIn(page, styled)).states).toContain('shown');
});

test('a compiler has more time for its first project, and one that hangs is replaced', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/');
  const told = await page.evaluate(async () => {
    const heard: string[] = [];
    const compiler = playground.startCompiler(playground.placeOf('/assets/hanging.js'), {
      onAnswer: ({ css }) => heard.push(css),
      onFailure: ({ reason }) => heard.push(reason),
    });
    const files = (code: string) => [{ name: 'App.tsx', code }];
    // Longer than a later one may take: at first all of the compiler's code runs slowly.
    compiler.compile(files('slow'), 'production');
    await playground.until(() => heard.length === 1);
    // A worker that is still loading would get only the last project.
    compiler.compile(files('hang'), 'production');
    compiler.compile(files('go on'), 'production');
    await playground.until(() => heard.length === 3);
    compiler.stop();
    return heard;
  });
  expect(told).toEqual(['slow', 'hang', 'go on']);
});

import { expect, test } from 'vitest';
import { writeDoc } from '../build/small-site.ts';
import { route, startDevSite } from './dev-site.ts';

/** A package as npm installs it. */
const packed = (name: string, files: Record<string, string>): [string, string][] => [
  [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
  ],
  ...Object.entries(files).map(([file, text]): [string, string] => [
    `node_modules/${name}/${file}`,
    text,
  ]),
];
const page = (name: string, from: string): [string, string] => [
  `content/docs/guide/${from}.mdx`,
  writeDoc(name, `import { ${name} } from '${from}';\n\n<${name} />`),
];

const clock = `import { jsx } from 'react/jsx-runtime';
import { useState } from 'react';
import './clock.css';
import styles from './clock.module.css';

export function Clock() {
  const [presses, setPresses] = useState(0);
  const onClick = () => setPresses(presses + 1);
  const className = 'clock ' + styles.face;
  return jsx('button', { className, onClick, children: 'Pressed ' + presses });
}
`;

const site = startDevSite(
  'dev-components',
  new Map([
    ...packed('a-clock', {
      'index.js': clock,
      'clock.css': '.clock { outline: 3px solid rgb(1, 2, 3); }\n',
      'clock.module.css': '.face { border-top-width: 7px; }\n',
    }),
    ...packed('a-broken-clock', {
      'index.js': "import './missing.css';\nexport const Broken = () => null;\n",
    }),
    page('Clock', 'a-clock'),
    ['kiln/table.jsx', 'export default () => <b>First row</b>;\n'],
    ['kiln/fire.js', 'const firstFire = 900;\n'],
    [
      'content/docs/guide/kiln.mdx',
      writeDoc(
        'Kiln',
        "import Table from '@site/kiln/table';\n\n<Table />\n\n```js file=@site/kiln/fire.js\n```",
      ),
    ],
    ['content/docs/guide/chart.tsx', 'export function Chart() {\n  return <b>First</b>;\n}\n'],
    [
      'content/docs/guide/chart.mdx',
      writeDoc('Chart', "import { Chart } from './chart.tsx';\n\n<Chart />"),
    ],
  ]),
);

test('a package component with hooks and style sheets works in dev', async () => {
  const answer = await site.ask('/docs/guide/a-clock/');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('>Pressed 0</button>');
  const opened = await site.openPage('/docs/guide/a-clock/');
  const button = opened.locator('button.clock');
  await button.click();
  await button.getByText('Pressed 1').waitFor();
  const look = await button.evaluate((shown) => {
    const { outlineColor, borderTopWidth } = getComputedStyle(shown);
    return { outlineColor, borderTopWidth };
  });
  expect(look).toEqual({ outlineColor: 'rgb(1, 2, 3)', borderTopWidth: '7px' });
});

test('a package with a missing import breaks only the page that uses it', async () => {
  const [file, text] = page('Broken', 'a-broken-clock');
  await site.withChange(file, text, async () => {
    await expect.poll(() => statusesOf('/docs/guide/a-broken-clock/')).toEqual([500]);
    expect(await statusesOf(route, '/docs/guide/a-clock/')).toEqual([200, 200]);
  });
  await site.expectText('/docs/guide/a-clock/', 'Pressed 0');
});

const own = '/docs/guide/chart/';
const chart = 'content/docs/guide/chart.tsx';
const chartOf = (says: string) => `export function Chart() {\n  return <b>${says}</b>;\n}\n`;

test.each([
  ['a syntax error', chartOf('</i>'), `${chart}:2:`, 'syntax error: '],
  [
    'an import of a missing file',
    `import './none.css';\n${chartOf('A')}`,
    `${chart}:1:1`,
    'cannot find',
  ],
  [
    'an import of a missing package',
    `import 'no-such';\n${chartOf('A')}`,
    `${chart}:1:1`,
    'no-such',
  ],
  ['an error', chartOf('{[1].at(1).size}'), `${chart}:2:`, 'reading &#39;size&#39;'],
  ['an error while it loads', `const a = [1].at(1).size;\n${chartOf('A')}`, `${chart}:1:`, 'size'],
])(
  'X65 a component with %s is reported with its location, only on its own page, until it is fixed',
  async (_name, code, place, says) => {
    await site.expectText(own, '<b>First</b>');
    await site.withChange(chart, code, async () => {
      await site.expectText(own, place);
      const answer = await site.ask(own);
      expect(answer.status).toBe(500);
      expect(answer.text.replaceAll("'", '&#39;')).toContain(says);
      expect(answer.text).toContain('This page reloads when the errors are fixed.');
      expect(await statusesOf(route, '/', '/docs/guide/a-clock/')).toEqual([200, 200, 200]);
      site.write(chart, chartOf('Second'));
      await site.expectText(own, '<b>Second</b>');
    });
    await site.expectText(own, '<b>First</b>');
  },
);

test('X65 an open page shows the error of its component, and recovers when it is fixed', async () => {
  const opened = await site.openPage(own);
  const printed = site.output().length;
  await site.withChange(chart, chartOf('{[1].at(1).size}'), async () => {
    await opened.getByText(`It was thrown in ${chart}:2:`).waitFor();
    await expect.poll(() => site.output().slice(printed)).toContain(`It was thrown in ${chart}:2:`);
  });
  await opened.getByText('First', { exact: true }).waitFor();
  expect(site.output().slice(printed)).not.toContain('react_stack_bottom_frame');
});

test.each([
  ['a component', 'kiln/table.jsx', 'export default () => <b>Second row</b>;\n', 'Second row'],
  ['an example', 'kiln/fire.js', 'const secondFire = 900;\n', 'secondFire'],
])(
  'a page shows an edit of %s outside content/, public/ and src/',
  async (_, file, text, shown) => {
    const opened = await site.openPage('/docs/guide/kiln/');
    const printed = site.output().length;
    await site.withChange(file, text, async () => {
      await opened.locator('main').getByText(shown).first().waitFor();
      await expect.poll(() => site.output().slice(printed)).toContain(`  ${file}: `);
    });
    await opened
      .locator('main')
      .getByText(/First row|firstFire/)
      .first()
      .waitFor();
  },
);

/** The status of the response at each address. */
async function statusesOf(...addresses: string[]): Promise<number[]> {
  const answers = await Promise.all(addresses.map((address) => site.ask(address)));
  return answers.map(({ status }) => status);
}

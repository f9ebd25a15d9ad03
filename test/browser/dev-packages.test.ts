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
  'dev-packages',
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
  ]),
);

test('a component of a package with hooks and style sheets shows and works in dev', async () => {
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

test('a package with an import that is missing is a fault of its page alone', async () => {
  const [file, text] = page('Broken', 'a-broken-clock');
  await site.withChange(file, text, async () => {
    await site.expectText('/docs/guide/a-broken-clock/', 'missing.css');
    expect((await site.ask('/docs/guide/a-broken-clock/')).status).toBe(500);
    expect((await site.ask(route)).status).toBe(200);
    expect((await site.ask('/docs/guide/a-clock/')).status).toBe(200);
  });
  await site.expectText('/docs/guide/a-clock/', 'Pressed 0');
});

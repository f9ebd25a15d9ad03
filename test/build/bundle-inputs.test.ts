import { readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildWell, configText, smallSite } from './small-site.ts';
import { openTestSite } from './test-site.ts';

/** Every kind of file that an author's component may depend on. */
const author = {
  'content/docs/guide/made.mdx':
    '---\ntitle: Made\ndescription: Of many files.\n---\n\nimport { Made } from "./made/made.tsx";\nimport { Client } from "./made/client.tsx";\n\n<Made />\n<Client />\n',
  'content/docs/guide/made/made.tsx': `
    import './look.css';
    import styles from './own.module.css';
    import { word } from './words';
    import { turned } from './turned';
    import { linked } from 'linked';
    import { plain } from 'plain';
    const parts = import.meta.glob('./parts/*.ts', { eager: true, import: 'part' });
    export const Made = () => (
      <p className={styles.own}>
        {[word, turned, linked, plain, ...Object.values(parts), import.meta.env.WAKU_PUBLIC_WORD].join(' ')}
      </p>
    );`,
  'content/docs/guide/made/client.tsx': `'use client';
    const show = () => alert(new URL('./pic.svg', import.meta.url).href);
    export const Client = () => <button type="button" onClick={show}>Show</button>;`,
  'content/docs/guide/made/look.css':
    "@import './more.css';\n.look { color: fuchsia; background: url(./dot.svg); }\n",
  'content/docs/guide/made/more.css': '.more { color: red; }\n',
  'content/docs/guide/made/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="dot1"/>',
  'content/docs/guide/made/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="pic1"/>',
  'content/docs/guide/made/own.module.css': ".own { composes: base from './base.module.css'; }\n",
  'content/docs/guide/made/base.module.css': '.base { color: green; }\n',
  'content/docs/guide/made/words.ts': "export const word = 'word1';\n",
  'content/docs/guide/made/parts/one.ts': "export const part = 'part1';\n",
  'content/docs/guide/made/turned-a.ts': "export const turned = 'turned1';\n",
  'content/docs/guide/made/turned-b.ts': "export const turned = 'turned2';\n",
  'node_modules/plain/package.json': '{ "name": "plain", "version": "1.0.0", "type": "module" }',
  'node_modules/plain/index.js': "export const plain = 'plain1';\n",
  '../linked/package.json': '{ "name": "linked", "version": "1.0.0", "type": "module" }',
  '../linked/index.js': "export const linked = 'linked1';\n",
  '../shared.ts': "export const title = 'Shared1';\n",
  'site.config.ts': configText({})
    .replace('export default', "import { title } from '../shared.ts';\nexport default")
    .replace('"title": "Benchmark"', 'title')
    .replace('"baseUrl": "/"', '"baseUrl": process.env.SITE_BASE ?? "/"'),
};

const made = 'content/docs/guide/made';
const config = `module.exports = { plugins: [{ postcssPlugin: 'x', Declaration(d) { if (d.value === 'fuchsia') d.value = '#0a1b2c'; } }] };`;

/** The input that changes, its file, its new text, and what only the changed site contains. */
const changes: [string, string, string, string][] = [
  [
    'a style sheet that another one imports',
    `${made}/more.css`,
    '.more { color: #012345; }\n',
    '#012345',
  ],
  [
    'an image in a style sheet',
    `${made}/dot.svg`,
    author[`${made}/dot.svg`].replace('1', '2'),
    'dot2',
  ],
  [
    'a class that another one composes',
    `${made}/base.module.css`,
    '.base { color: #132435; }\n',
    '#132435',
  ],
  [
    'a file that a URL refers to',
    `${made}/pic.svg`,
    author[`${made}/pic.svg`].replace('1', '2'),
    'pic2',
  ],
  ['a file that takes precedence', `${made}/words.js`, "export const word = 'word2';\n", 'word2'],
  [
    'a new file that matches a glob',
    `${made}/parts/two.ts`,
    "export const part = 'part2';\n",
    'part2',
  ],
  [
    'an updated package',
    'node_modules/plain/index.js',
    "export const plain = 'plain2';\n",
    'plain2',
  ],
  ['what npm says is installed', 'node_modules/.package-lock.json', '{}', ''],
  ['a linked package', '../linked/index.js', "export const linked = 'linked2';\n", 'linked2'],
  [
    'a file that the configuration imports',
    '../shared.ts',
    "export const title = 'Shared2';\n",
    'Shared2',
  ],
  ['a new configuration of a tool', 'postcss.config.cjs', config, '#0a1b2c'],
];

const files = new Map([...smallSite(), ...Object.entries(author)]);
const { root, at, write, readBuilt, expectCleanBuild } = openTestSite(
  'bundle-inputs',
  files,
  async () => {
    symlinkSync('turned-a.ts', at(`${made}/turned.ts`));
    symlinkSync('../../linked', at('node_modules/linked'));
    await buildWell(root);
  },
);

/** When the bundle was made, and its name. */
function findBundle(): [name: string, madeAt: number] {
  const [name = ''] = readdirSync(at('.cache/bundle'));
  return [name, statSync(at(`.cache/bundle/${name}/record.json`)).mtimeMs];
}

/** The text of the author's page, and of all scripts and style sheets. */
function readSite(): string {
  const assets = readdirSync(at('dist/public/assets')).map((name) => `assets/${name}`);
  const files = ['docs/guide/made/index.html', ...assets];
  return files.map(readBuilt).join('\n');
}

function turnLink(): void {
  rmSync(at(`${made}/turned.ts`));
  symlinkSync('turned-b.ts', at(`${made}/turned.ts`));
}

test('without changes the bundle is reused', async () => {
  const before = findBundle();
  await buildWell(root);
  expect(findBundle()).toEqual(before);
});

test('after changes of all that a bundle is made from, a build equals a clean one', async () => {
  turnLink();
  const site = readSite();
  for (const [, name, text, added] of changes) {
    if (added) expect(site).not.toContain(added);
    write(name, text);
  }
  await buildWell(root);
  const changed = readSite();
  for (const added of [...changes.map(([, , , text]) => text), 'turned2']) {
    expect(changed.includes(added), added).toBe(true);
  }
  await expectCleanBuild();
});

test('a change of public variables or of the environment that the configuration reads shows in the next build', async () => {
  await buildWell(root, { env: { WAKU_PUBLIC_WORD: 'public1', SITE_BASE: '/base/' } });
  expect(readSite()).toContain('public1');
  expect(readSite()).toContain('href="/base/docs/guide/"');
  await buildWell(root, { env: { WAKU_PUBLIC_WORD: 'public2', SITE_BASE: '/base/' } });
  expect(readSite()).toContain('public2');
});

import { expect, test } from 'vitest';
import { followImports, listSpecifiers } from '../../../import/follow-imports.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('imports in each fence of mdx-code-block count, those in other fences do not', () => {
  const block = (info: string, name: string) =>
    `\`\`\`${info}\nimport A from '${name}';\n\`\`\`\n\nText.\n`;
  const text =
    block('mdx-code-block', 'one') + block('mdx-code-block', 'two') + block('js', 'three');
  expect(listSpecifiers(text, false)).toEqual(['one', 'two']);
});

test('a path that begins with a slash counts from the folder of the site, and the file of a worker comes along', () => {
  write(
    'src/Card.jsx',
    "import { tone } from '/src/tone';\nnew Worker(new URL('./work.js', import.meta.url));\nnew URL('other', base);\n",
  );
  write('src/work.js', '');
  write('src/tone.js', '');
  const from = write('docs/a.mdx', "import Card from '/src/Card';\n\n[Card](/src/none.png)\n");
  const { copies } = followImports(at(), [{ from, to: 'content/docs/a.mdx' }], []);
  expect(copies.map(({ to }) => to)).toEqual(['src/Card.jsx', 'src/tone.js', 'src/work.js']);
});

test('a file of docs that a post imports is found in the folder that it has here', () => {
  const post = {
    from: write('news/one.mdx', "import code from '../guide/start.txt?raw';\n"),
    to: 'content/blog/one.mdx',
    text: undefined,
  };
  const file = { from: write('guide/start.txt', 'start\n'), to: 'content/docs/start.txt' };
  const copies = [post, file];
  followImports(at(), copies, []);
  expect(post.text).toBe("import code from '../docs/start.txt?raw';\n");
});

test('a style sheet in Sass brings along what it takes in, and names it by its path', () => {
  write(
    'src/ui/Card.module.scss',
    "@import '@site/src/css/fonts', 'near';\n.a { @include small; }\n",
  );
  write('src/ui/_near.scss', '');
  write('src/css/_fonts.scss', "@use '~@site/src/css/colors';\n");
  write('src/css/colors/_index.scss', '');
  const from = write('src/ui/Card.jsx', "import styles from './Card.module.scss';\n");
  const { copies, packages } = followImports(at(), [], [{ from, to: 'src/ui/Card.jsx' }]);
  expect(copies.map(({ to, text }) => [to, text?.split('\n')[0]])).toEqual([
    ['src/ui/Card.jsx', undefined],
    ['src/ui/Card.module.scss', "@import '../../src/css/fonts', 'near';"],
    ['src/css/_fonts.scss', "@use '../../src/css/colors';"],
    ['src/css/colors/_index.scss', undefined],
    ['src/ui/_near.scss', undefined],
  ]);
  expect([...packages]).toEqual(['sass-embedded']);
});

test('the router that Docusaurus brings along is that of @docusaurus/router', () => {
  const from = write('src/Back.jsx', "import { useHistory } from 'react-router-dom';\n");
  const { copies, packages } = followImports(at(), [], [{ from, to: 'src/Back.jsx' }]);
  expect(copies.map(({ text }) => text)).toEqual([
    "import { useHistory } from '@docusaurus/router';\n",
  ]);
  expect([...packages]).toEqual([]);
});

test("an import through webpack's loader of addresses loses its mark, and its file comes along", () => {
  const wings = write('src/wings.png', '');
  const text = (name: string) => `import wings from '${name}';\n\n<img src={wings} alt="" />\n`;
  const page = {
    from: write('docs/a.mdx', text('!!url-loader?limit=9!@site/src/wings.png')),
    to: 'content/docs/a.mdx',
    text: undefined,
  };
  const { copies, packages } = followImports(at(), [page], []);
  expect(page.text).toBe(text('@site/src/wings.png'));
  expect(copies.map(({ from }) => from)).toEqual([wings]);
  expect([...packages]).toEqual([]);
});

import { expect, test } from 'vitest';
import { followImports } from '../../../import/follow-imports.ts';
import { readAliases } from '../../../import/read-aliases.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('imports by an alias of tsconfig.json, of the configuration or of a plugin beside it become paths', () => {
  write('package.json', '{ "dependencies": { "packed": "1.0.0" } }');
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "paths": { "#/*": ["./src/*"], "whole": ["./src/whole.js"], "packed": ["./src/whole.js"] } } }',
  );
  write(
    'docusaurus.config.js',
    `const path = require('path');
const alias = { ...computed(), '@ui': path.resolve(__dirname, 'src/ui'), 'exact$': path.join(__dirname, 'src/whole.js') };
module.exports = { plugins: [() => ({ configureWebpack: () => ({ resolve: { alias } }) })] };
`,
  );
  write(
    'plugins/kiln.mjs',
    "import path from 'node:path';\nexport default () => ({ configureWebpack: () => ({ resolve: { alias: { '~kiln': path.join(__dirname, '../src/kiln') } } }) });\n",
  );
  write('src/theme/Clip/Frame.jsx', '');
  write('src/theme/Clip/index.jsx', '');
  write('src/theme/Tabs.jsx', '');
  for (const name of ['whole.js', 'ui/Card.jsx', 'kiln/index.js']) write(`src/${name}`, '');
  const names = [
    '#/whole',
    'whole',
    'packed',
    '@ui/Card',
    'exact',
    'exact/more',
    '~kiln',
    '@none/a',
    '@theme/Clip',
    '@theme/Clip/Frame',
    '@theme/Tabs',
  ];
  const page = {
    from: write('docs/a.mdx', names.map((name) => `import '${name}';\n`).join('')),
    to: 'content/docs/a.mdx',
    text: undefined,
  };
  const plugins = [{ name: 'plugins/kiln.mjs', options: {} }];
  const aliases = readAliases({ folder: at(), file: 'docusaurus.config.js', plugins });
  const { packages } = followImports(at(), [page], [], aliases);
  expect(page.text).toBe(
    [
      '../../src/whole.js',
      '../../src/whole.js',
      'packed',
      '../../src/ui/Card.jsx',
      '../../src/whole.js',
      'exact/more',
      '../../src/kiln/index.js',
      '@none/a',
      '../../src/theme/Clip/index.jsx',
      '../../src/theme/Clip/Frame.jsx',
      '@theme/Tabs',
    ]
      .map((name) => `import '${name}';\n`)
      .join(''),
  );
  expect([...packages]).toEqual(['packed', 'exact', '@none/a']);
});

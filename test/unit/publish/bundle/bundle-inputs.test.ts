import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import {
  areUnchanged,
  digestCode,
  type NotedInputs,
  viteInputs,
} from '../../../../src/publish/bundle/bundle-inputs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const files = {
  'src/a.ts': 'export const a = 1;\n',
  'content/docs/card.tsx': "import './card.css';\n",
  'content/docs/card.css': '.card { background: url(../img/dot.svg); }\n',
  'content/img/dot.svg': '<svg/>\n',
  'content/docs/page.mdx': '# Page\n',
  'content/docs/_category_.json': '{}\n',
  'site.config.ts': 'export default {};\n',
  'package.json': '{}\n',
  'tsconfig.json': '{}\n',
};
const { at, read, write } = temporaryFolder();

beforeEach(() => {
  for (const [name, text] of Object.entries(files)) write(name, text);
});

test.each([
  ['code of the site', 'src/a.ts'],
  ['a component of the content', 'content/docs/card.tsx'],
  ['a picture in a style sheet of the content', 'content/img/dot.svg'],
  ['the settings of TypeScript', 'tsconfig.json'],
  ['nothing to a file that takes precedence over another', 'content/docs/card.js'],
  ['nothing to a configuration of a tool', 'postcss.config.cjs'],
  ['nothing to a file of that kind without an ending', '.browserslistrc'],
  ['nothing to a file with variables', '.env.local'],
])('a change of %s changes the digest', (_case, name) => {
  const before = digestCode(at());
  appendFileSync(at(name), ' ');
  expect(digestCode(at())).not.toBe(before);
});

test('a link to nothing among the components of the content stops no build', () => {
  symlinkSync('nowhere.tsx', at('content/docs/gone.tsx'));
  expect(digestCode(at())).toMatch(/^\w+$/);
});

test.each([
  ['a page', 'content/docs/page.mdx'],
  ['data of the content', 'content/docs/_category_.json'],
  ['the configuration, of which only a part affects the bundle', 'site.config.ts'],
  ['the list of pages, which the framework generates', 'src/pages.gen.ts'],
])('%s does not change the digest', (_case, name) => {
  const before = digestCode(at());
  write(name, 'changed');
  expect(digestCode(at())).toBe(before);
});

test('a new page changes the digest where code finds files by a pattern', () => {
  write('content/docs/card.tsx', "export const pages = import.meta.glob('./*.mdx');\n");
  const before = digestCode(at());
  write('content/docs/new.mdx', '# New\n');
  expect(digestCode(at())).not.toBe(before);
});

test('a bundle is made again if a file that it loaded changes, goes, or gets a rival that imports find first', () => {
  const text = 'export const word = 1;\n';
  write('lib/words.ts', text);
  const { load, buildEnd } = viteInputs({ root: at(), folder: at() });
  const handler = typeof load === 'object' ? load.handler : undefined;
  handler?.call(Object.create(null), at('lib/words.ts?raw'));
  const end = typeof buildEnd === 'function' ? buildEnd : undefined;
  end?.call(Object.create(null));
  const noted: NotedInputs = JSON.parse(read('inputs.json'));
  // Other tests of the same process note files, too.
  const inputs = { 'lib/words.ts': noted['lib/words.ts'] ?? '' };
  expect(areUnchanged(at(), inputs)).toBe(true);
  write('lib/words.ts', text.replace('1', '2'));
  expect(areUnchanged(at(), inputs)).toBe(false);
  rmSync(at('lib/words.ts'));
  expect(areUnchanged(at(), inputs)).toBe(false);
  write('lib/words.ts', text);
  write('lib/words.js', '');
  expect(areUnchanged(at(), inputs)).toBe(false);
});

test('a change of a text changes the digest where a plugin of PostCSS may read texts', () => {
  write('postcss.config.mjs', 'export default {};\n');
  const before = digestCode(at());
  appendFileSync(at('content/docs/page.mdx'), ' ');
  expect(digestCode(at())).not.toBe(before);
});

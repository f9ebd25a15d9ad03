import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../../../bench/sites/write-site.ts';
import { importSite } from '../../../import/import-site.ts';

const site = new Map([
  [
    'docusaurus.config.js',
    `module.exports = {
  title: 'Loom', url: 'https://loom.example', baseUrl: '/',
  presets: [['classic', {
    docs: {}, theme: { customCss: ['./src/css/custom.css', './static/css/more.css'] },
  }]],
};
`,
  ],
  ['docs/intro.md', '# Intro\n'],
  [
    'src/css/custom.css',
    `@import './fonts.css';
@import url('https://fonts.example/css');
:root { --ifm-color-primary: teal; --ifm-font-family-base: Georgia; --mine: 1px; }
html[data-theme='dark'] { --ifm-color-primary: aqua; --ifm-background-color: black; }
.navbar__link, .mine { color: red; }
.menu { color: blue; }
.markdown > h2 { background: url(../../static/img/dot.svg); }
`,
  ],
  ['src/css/fonts.css', '.font { color: green; }\n'],
  ['static/css/more.css', '.more { background: url(../img/dot.svg); }\n'],
  ['static/img/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n'],
  [
    'src/pages/index.js',
    "import Layout from '@theme/Layout';\nimport Card from '../components/Card';\nimport { a } from '@site/src/pages/_a';\nimport './index.css';\nexport default () => <Layout><Card a={a} /></Layout>;\n",
  ],
  ['src/pages/index.css', '.a { color: red; }\n'],
  ['src/pages/_a.js', 'export const a = 1;\n'],
  [
    'src/pages/film.jsx',
    'export default () => <p><iframe title="a" src="https://films.example/a" /><iframe title="b" src="https://more.example/b" /><ClipEmbed src="https://clips.example/c" /></p>;\n',
  ],
  ['src/pages/index.test.js', 'it();\n'],
  ['src/pages/team.md', '# Team\n'],
  ['src/components/Card.js', 'export default () => <b />;\n'],
  [
    'src/theme/Footer/index.js',
    "import Footer from '@theme-original/Footer';\nimport Card from '../../components/Card';\nexport default (props) => <><Card /><Footer {...props} /></>;\n",
  ],
  ['src/theme/Navbar/Logo.js', "import L from '@theme/Logo';\nexport default () => <L />;\n"],
  [
    'src/theme/NotFound.js',
    'export default function NotFoundPage({ location }) {\n  return <p>{location.pathname}</p>;\n}\n',
  ],
  [
    'src/theme/DocItem/Footer.js',
    "import F from '@theme-original/DocItem/Footer';\nexport default () => <F />;\n",
  ],
  ['src/theme/helper.js', 'export const b = 1;\n'],
]);

let root: string;
let report: string;
const read = (file: string) => readFileSync(path.join(root, 'new', file), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'move-look-'));
  writeFiles(path.join(root, 'old'), site);
  writeFiles(path.join(root, 'new'), new Map([['.keep', '']]));
  report = await importSite(path.join(root, 'new'), path.join(root, 'old'), false);
});
afterAll(() => rmSync(root, { recursive: true }));

test('pages of src/pages are in content/pages, and their imports lead to the same modules', () => {
  expect(read('content/pages/index.js').split('\n').slice(1, 4)).toEqual([
    "import Card from '../../src/components/Card.js';",
    "import { a } from './_a.js';",
    "import './index.css';",
  ]);
  expect(read('content/pages/team.md')).toBe('# Team\n');
  for (const file of ['src/components/Card.js', 'content/pages/_a.js', 'content/pages/index.css'])
    expect(existsSync(path.join(root, 'new', file)), file).toBe(true);
  expect(existsSync(path.join(root, 'new/content/pages/index.test.js'))).toBe(false);
  expect(read('site.config.ts')).toContain(
    'frameSrc: [\n      "https://clips.example",\n      "https://films.example",\n      "https://more.example"',
  );
});

test('variables of Infima set the tokens of both modes, and rules for the theme are left out and listed', () => {
  const sheet = read('src/css/custom.css');
  expect(sheet).toContain("@import './fonts.css';");
  expect(sheet).toContain(':root { --ifm-color-primary: teal;');
  expect(sheet).toContain('--sx-accent: light-dark(teal, aqua);');
  expect(sheet).toContain('html[data-theme="dark"] {\n  --sx-surface: black;\n}');
  expect(sheet).toContain('--sx-font-sans: Georgia;');
  expect(sheet).toContain('.mine { color: red; }');
  expect(sheet).toContain('.prose > h2 { background: url(/img/dot.svg); }');
  expect(sheet).not.toMatch(/navbar|menu/);
  expect(read('src/css/fonts.css')).toContain('.font');
  expect(read('content/overrides/parts/more.css')).toContain('url(/img/dot.svg)');
  expect(report).toContain(
    "- src/css/custom.css: rules for elements of Docusaurus' theme: .navbar… (line 5), .menu… (line 6)\n",
  );
  expect(report).toContain('- src/css/custom.css: it loads https://fonts.example/css; put');
});

test('a swizzled component becomes an override if nothing else of the theme is in it; others are listed', () => {
  expect(read('content/overrides/site-footer.tsx').split('\n')).toEqual([
    "import '@site/src/css/custom.css';",
    "import '@site/content/overrides/parts/more.css';",
    "export { default as SiteFooter } from './parts/Footer/index.js';",
    '',
  ]);
  const footer = read('content/overrides/parts/Footer/index.js');
  expect(footer).toContain(
    "import { SiteFooter as Footer } from '@site/src/components/site-footer.tsx';",
  );
  expect(footer).toContain("import Card from '../../../../src/components/Card.js';");
  expect(existsSync(path.join(root, 'new/content/overrides/brand.tsx'))).toBe(false);
  for (const line of [
    '- src/theme/Navbar/Logo.js: replaces Navbar/Logo; it needs @theme/Logo\n',
    '- src/theme/NotFound.js: replaces NotFound; it needs an h1, the prop location\n',
    '- src/theme/DocItem/Footer.js: adds something to DocItem/Footer; doc-view.tsx shows docs',
  ])
    expect(report).toContain(line);
  expect(report).not.toContain('helper');
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importSite } from '../../../import/import-site.ts';
import { checkProject } from '../../../src/check/check-project.ts';
import { formatDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { strangeSite } from '../../strange-site.ts';

let root: string;
let report: string;
let config: Record<string, unknown>;
let diagnostics: string[];
const inRoot = (name: string) => path.join(root, 'new', name);
const read = (name: string) => readFileSync(inRoot(name), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'strange-site-'));
  mkdirSync(inRoot(''));
  symlinkSync(path.resolve('node_modules'), inRoot('node_modules'));
  for (const [name, text] of strangeSite) {
    const file = path.join(root, 'old', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  report = await importSite(inRoot(''), path.join(root, 'old'), false);
  ({ default: config } = await import(pathToFileURL(inRoot('site.config.ts')).href));
  const checked = await checkProject(inRoot(''));
  diagnostics = checked.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic));
}, 600_000);
afterAll(() => rmSync(root, { recursive: true }));

describe('a site of strangers', () => {
  test('has no errors after its import', () => {
    expect(diagnostics.filter((line) => !line.includes('  warning: '))).toEqual([]);
  });

  test('settings of folders that only YAML takes are written as JSON', () => {
    expect(JSON.parse(read('content/docs/loose/_category_.json'))).toEqual({
      label: 'Loose ends',
      position: 3,
    });
  });

  test('components that src/theme/MDXComponents gives to every page are in content/components', () => {
    expect(read('content/components.js')).toBe(
      [
        "export { Cross } from '@site/src/components/marks';",
        "export { Tick } from '@site/src/components/marks';",
        "export { default as Card } from '@site/src/components/Card';",
        "export { Badge as Label } from '@site/src/components/labels';",
        "import components from '@site/src/theme/MDXComponents.js';",
        'export const Inline = components.Inline;',
        '',
      ].join('\n'),
    );
    expect(read('src/components/Card.js')).toContain('className="card"');
    expect(report).toContain("- a of src/theme/MDXComponents.js: pages keep this site's");
  });

  test('Markdown and pictures beside the docs folder come with what they import', () => {
    for (const file of ['shared/frame.jsx', 'shared/part.svg', 'content/pictures/loom.svg'])
      expect(read(file), file).not.toBe('');
  });

  test('a fence with code and the name of a file keeps its code, with a warning', () => {
    expect(diagnostics.join('\n')).toContain(
      'content/docs/files.mdx:9:7  warning: the fence shows its own code, not that of file=db.ts',
    );
  });

  test('a tab that the values do not list is a warning', () => {
    expect(diagnostics.join('\n')).toContain('warning: "two" is missing in the values of <Tabs>');
  });

  test('the sidebars of a file under another ending are kept', () => {
    expect(config).toMatchObject({
      docs: { sidebars: { docs: ['weave', 'hidden', 'types', 'files', 'parts', 'more'] } },
    });
  });

  test('plugins in a filtered list are read', () => {
    expect(report).not.toContain('plugin-client-redirects');
  });

  test('redirects that are imported by name are kept, and a blog elsewhere is redirected', () => {
    expect(config.redirects).toEqual([
      { from: '/old/', to: '/docs/weave' },
      { from: '/older/', to: '/docs/types' },
      { from: '/news/', to: '/blog/' },
      { from: '/news/2024/01/02/thread/', to: '/blog/2024/01/02/thread/' },
    ]);
  });

  test('links of the announcement bar have the slash that pages have here', () => {
    expect(config.announcementBar).toMatchObject({
      content:
        '<a href="/loom/docs/weave/">Weave</a> <a href="/loom/docs/types/">Types</a> <a href="https://yarn.example/a">Yarn</a>',
    });
  });

  test('settings of TypeScript beside docs stay where they are', () => {
    expect(existsSync(inRoot('content/docs/loom.svg'))).toBe(true);
    expect(existsSync(inRoot('content/docs/tsconfig.json'))).toBe(false);
  });

  test('an alias of tsconfig.json becomes a path', () => {
    expect(read('content/docs/types.mdx')).toContain("import Frame from '../../src/ui/Frame.jsx';");
  });

  test('the host of a frame in a component is allowed', () => {
    expect(config.contentSecurityPolicy).toEqual({ frameSrc: ['https://films.example'] });
  });

  test('a link that something else serves is no warning', () => {
    expect(diagnostics.join('\n')).not.toContain('plan.html');
  });

  test('every option that is not kept has a line', () => {
    for (const line of [
      '- noIndex: true\n',
      '- themeConfig.metadata: [{"name":"keywords","content":"loom"}]; write these <meta>',
      '- preset.gtag: {"trackingID":"G-1"}\n',
      '- customCss: there is no file ./styles/loom.css\n',
      '- docs.breadcrumbs: false\n',
      '- docs.admonitions: {"keywords":["thread"]}; other kinds are shown as notes',
      '- blog.tagsBasePath: "labels"; tags are at /blog/tags/',
      '- docs.versions.current.label: "next"; set `version`',
      '- remarkPlugins and rehypePlugins: remark-thread\n',
    ])
      expect(report).toContain(line);
    expect(report).not.toContain('- docs.sidebarPath');
  });
});

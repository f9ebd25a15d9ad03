import { mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importSite } from '../../../import/import-site.ts';
import { checkProject } from '../../../src/check/check-project.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test.each([
  ['^2.4.3', '---\nformat: md\ntitle: Weave\n---\n', ['content/docs/card.mdx']],
  ['3.9.2', '---\ntitle: Weave\n---\n', ['content/docs/card.mdx', 'content/docs/weave.md']],
])(
  'a text of Docusaurus %s that MDX cannot read and that has nothing of it is plain Markdown only in version 2',
  async (version, start, failing) => {
    write('old/package.json', `{"dependencies":{"@docusaurus/core":"${version}"}}`);
    write(
      'old/docusaurus.config.js',
      "module.exports = { title: 'Loom', url: 'https://loom.example', baseUrl: '/', presets: [['classic', {}]] };\n",
    );
    write('old/docs/weave.md', '---\ntitle: Weave\n---\n\nAt {weft} or <3, `<Card>`.\n');
    write('old/docs/card.mdx', '# Card\n\n<Tabs>\n\nAt {weft}.\n\n</Tabs>\n');
    mkdirSync(at('new'), { recursive: true });
    const report = await importSite(at('new'), at('old'), true);
    expect(readFileSync(at('new/content/docs/weave.md'), 'utf8').startsWith(start)).toBe(true);
    expect(readFileSync(at('new/content/docs/card.mdx'), 'utf8')).not.toContain('format');
    expect(report.includes('weave.md: format: md')).toBe(version === '^2.4.3');
    const { diagnostics } = await checkProject(at('new'));
    const errors = diagnostics.filter(({ severity }) => severity !== 'warning');
    expect([...new Set(errors.map(({ file }) => file))].sort()).toEqual(failing);
  },
);

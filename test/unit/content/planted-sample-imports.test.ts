import { expect, test } from 'vitest';
import { createContentChecker } from '../../../src/check/content-checker.ts';
import { createContentCompiler } from '../../../src/compile/files/content-cache.ts';
import { readContent } from '../../../src/compile/files/read-content.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { formatDiagnostics } from '../../../src/diagnostics/diagnostic.ts';
import { someOf } from '../../run/exhaustive.ts';
import { smallSite, withTree } from './plant.ts';

const file = 'content/docs/a.mdx';

/** The diagnostics of a fence with this import, on a site that proves its samples. */
async function proveImport(statement: string): Promise<string> {
  const samples = { prove: true, show: false };
  const text = `# A\n\n\`\`\`ts\n${statement}\nexport const x = 1;\n\`\`\`\n`;
  return withTree({ [file]: text }, async (root) => {
    const choices = { samples: { show: false } };
    const { ...content } = await readContent(root, createContentCompiler(root, { choices }), false);
    const site = checkSiteConfig({ ...smallSite, samples });
    return formatDiagnostics(await createContentChecker(root)(site, content));
  });
}

const typos: [statement: string, name: string, column: number][] = [
  ["import stylex from 'stylex';", 'stylex', 21],
  ["import * as stylex from '@stylexjs/styles';", '@stylexjs/styles', 26],
  ["import * as stylex from '@stylexjs/stlyex';", '@stylexjs/stlyex', 26],
  ["const stylex = require('@stylex/stylex');", '@stylex/stylex', 25],
];

test.each(someOf('variants', typos))(
  'the typo in %s is reported, since it keeps the block from being checked',
  async (statement, name, column) => {
    expect(await proveImport(statement)).toContain(
      `${file}:4:${column}  "${name}" is not a StyleX package, so the block is not a sample and is not checked\n` +
        '    Did you mean "@stylexjs/stylex"?',
    );
  },
);

const rightImports = [
  "import stylex from '@stylexjs/babel-plugin';",
  "import stylexPlugin from '@stylexjs/rollup-plugin';",
  "import { styles } from './styles';",
];

test.each(someOf('variants', rightImports))('%s is not reported as a typo', async (statement) => {
  expect(await proveImport(statement)).toBe('');
});

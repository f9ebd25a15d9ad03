import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@babel/core';
import stylexPlugin from 'stylex-babel-plugin-013';
import { afterAll, expect, test } from 'vitest';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';
import { sheetOf } from '../../../../src/features/samples/compiler/sheet-of.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sheet-of-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = [
  {
    name: 'tokens.stylex.js',
    code: `import * as stylex from '@stylexjs/stylex';
export const colors = stylex.defineVars({ text: { default: 'black', '@media print': 'gray' } });
export const media = stylex.defineConsts({ wide: '@media (width > 60em)', z: 4 });
`,
  },
  {
    name: 'app/card.js',
    code: `import * as stylex from '@stylexjs/stylex';
import { colors, media } from '../tokens.stylex';
export const dark = stylex.createTheme(colors, { text: 'white' });
export const styles = stylex.create({
  card: {
    color: { default: colors.text, ':hover': 'red', [media.wide]: 'green' },
    float: 'inline-start',
    margin: 0,
    zIndex: media.z,
    '::after': { content: '""' },
  },
});
`,
  },
];

/** The sheet that the plugin alone writes for the same files on disk. */
function sheetOfDisk(layers: boolean): string {
  const rules = files.flatMap(({ name, code }) => {
    const filename = path.join(folder, name);
    mkdirSync(path.dirname(filename), { recursive: true });
    writeFileSync(filename, code);
    const options = { unstable_moduleResolution: { type: 'commonJS', rootDir: folder } };
    const plugins = [[stylexPlugin, options]];
    const result = transformSync(code, { filename, babelrc: false, configFile: false, plugins });
    const metadata: object = result?.metadata ?? {};
    return 'stylex' in metadata && Array.isArray(metadata.stylex) ? metadata.stylex : [];
  });
  return stylexPlugin.processStylexRules(rules, layers);
}

test.each([true, false])(
  'the sheet is identical to that of the plugin on disk (layers: %s)',
  (layers) => {
    const { rules } = compileProject(files, { mode: 'production' });
    const sheet = sheetOf(rules, { layers });
    expect(sheet).toBe(sheetOfDisk(layers));
    expect(sheet).toContain(layers ? '@layer priority1, priority2' : ':not(#\\#)');
  },
);

import { expect, test } from 'vitest';
import { compileContent } from '../../../../../src/compile/compile-content.ts';
import { loadCompileFeatures } from '../../../../../src/compile/files/load-compile-features.ts';
import { noSources } from '../../../../../src/compile/source-reader.ts';

const features = loadCompileFeatures({ samples: { isShown: true, hasPlayground: true } });

/** The HTML of a page with one sample. */
async function show(file: string, code: string): Promise<string> {
  const source = `\`\`\`tsx title="${file}"\nimport * as stylex from '@stylexjs/stylex';\n${code}\n\`\`\`\n`;
  const { compiled } = await compileContent('content/docs/a.md', source, noSources, features);
  if (!compiled || !('html' in compiled.body)) throw new Error('expected HTML');
  return compiled.body.html;
}

test('constants, which become no rule, have no output below them', async () => {
  const constants = "export const sizes = stylex.defineConsts({ small: '4px' });";
  const variables = "export const sizes = stylex.defineVars({ small: '4px' });";
  expect(await show('sizes.stylex.ts', constants)).not.toContain('class="became"');
  expect(await show('sizes.stylex.ts', variables)).toContain('class="became"');
});

test('a picture in a component is no wider than its stage', async () => {
  const photo = (tag: string) =>
    `const styles = stylex.create({ a: { opacity: 0.5 } });\nexport const Photo = () => <${tag} {...stylex.props(styles.a)} />;`;
  const limit = '@layer controls{:where(img){max-width:100%;height:auto}}';
  expect(await show('Photo.tsx', photo('img alt="" src="a.png"'))).toContain(limit);
  expect(await show('Photo.tsx', photo('hr'))).not.toContain(limit);
});

import { expect, test } from 'vitest';
import { loadCompileFeatures } from '../../../../../src/compile/files/load-compile-features.ts';
import { renderText } from '../../../compile/render.ts';

test('the first sample of a page with hues has a legend of them below its tiles', async () => {
  const sample = (property: string, title: string) =>
    `\`\`\`ts title="${title}"\nimport * as stylex from '@stylexjs/stylex';\n\n` +
    `export const styles = stylex.create({ a: { ${property} } });\n\`\`\`\n`;
  const html = await renderText(
    sample("'--size': '1px'", 'a.ts') + sample("color: 'red'", 'b.ts') + sample('gap: 4', 'c.ts'),
    loadCompileFeatures({ samples: { isShown: true, hasPlayground: true } }),
  );
  const outputs = html.split('class="became"').slice(1);
  expect(outputs.map((output) => output.includes('</ul><p class="hues"'))).toEqual([
    false,
    true,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { showProof } from '../../../../../src/features/samples/show/show-proof.ts';

const imports = "import * as stylex from '@stylexjs/stylex';\n";
const tools = {
  tokenize: async (text: string) => [{ type: 'text' as const, value: text }],
  checkTypes: async () => [],
};

test('a proof of types underlines the wrong word, and shows the message', async () => {
  const code = `${imports}\nconst a = vars.acent;\n`;
  const html = await showProof([{ name: 'a.ts', code }], ['types'], {
    ...tools,
    checkTypes: async () => [{ tool: 'types', line: 3, column: 16, message: 'No acent.' }],
  });
  expect(html).toContain('<code>const a = vars.<u>acent</u>;</code>');
  expect(html).toContain('<p class="wrong">No acent.</p>');
});

test('a proof as stacks strikes the declarations that a later style overrides', async () => {
  const code = `${imports}
const styles = stylex.create({
  base: { color: 'gray', gap: 8 },
  loud: { color: 'red' },
});

export const one = stylex.props(styles.base, styles.loud);
`;
  const html = await showProof([{ name: 'a.ts', code }], ['stacks'], tools);
  const tiles = Array.from(
    html.matchAll(/<li class="([^"]*)"><code>[^<]*<\/code> <code>(.*?)<\/code>/g),
  );
  expect(tiles.map(([, kind, text]) => [kind?.includes('atom-reused'), text])).toEqual([
    [true, '<s>color: gray</s>'],
    [false, 'gap: 8px'],
    [false, 'color: red'],
  ]);
});

test('a proof as swatches shows the values of variables beside those of the theme', async () => {
  const colors = `${imports}export const colors = stylex.defineVars({ ink: 'black', rest: 'gray' });`;
  const theme = `${imports}import { colors } from './colors.stylex';
const night = stylex.createTheme(colors, { ink: 'white' });`;
  const files = [
    { name: 'night.ts', code: theme },
    { name: 'colors.stylex.ts', code: colors },
  ];
  const html = await showProof(files, ['swatches'], tools);
  const rows = html.split('<tr>').slice(2);
  expect(rows.map((row) => Array.from(row.matchAll(/fill="(\w+)"/g), ([, fill]) => fill))).toEqual([
    ['black', 'white'],
    ['gray', 'gray'],
  ]);
});

import { expect, test } from 'vitest';
import { showHome } from '../../../../../src/features/samples/show/show-home.ts';

test('the sheet of the home page has the rules for style attributes and headings', async () => {
  const code = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ bar: (width: number) => ({ width }) });
export default function Bar() { return <h2 {...stylex.props(styles.bar(40))}>Bar</h2>; }`;
  const tokenize = async (text: string) => [{ type: 'text' as const, value: text }];
  const { sheet } = await showHome([{ name: 'Bar.tsx', code }], {
    tokenize,
    baseUrl: '/',
    hasPlayground: true,
  });
  expect(sheet.text).toContain('{--width:40px}');
  expect(sheet.text).toContain('[data-heading="2"]');
});

import { expect, test } from 'vitest';
import { showHome } from '../../../../../src/features/samples/show/show-home.ts';

const tokenize = async (text: string) => [{ type: 'text' as const, value: text }];
const options = { tokenize, baseUrl: '/', hasPlayground: true };

const bar = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ bar: (width: number) => ({ width }) });
export default function Bar() { return <h2 {...stylex.props(styles.bar(40))}>Bar</h2>; }`;

test('the sheet of the home page has the rules for style attributes and headings', async () => {
  const { sheet } = await showHome([{ name: 'Bar.tsx', code: bar }], options);
  expect(sheet.text).toContain('{--width:40px}');
  expect(sheet.text).toContain('[data-heading="2"]');
});

test('the components of the home page are a project for the playground, if there is one', async () => {
  const files = [{ name: 'Bar.tsx', code: bar }];
  const { html, project } = await showHome(files, options);
  expect(html).toContain('href="/playground/?file=Bar.tsx#sample=home"');
  expect(project?.address).toBe('/samples/home.json');
  expect(project?.text).toContain('styles.bar(40)');
  const bare = await showHome(files, { ...options, hasPlayground: false });
  expect([bare.project, bare.html.includes('playground')]).toEqual([undefined, false]);
});

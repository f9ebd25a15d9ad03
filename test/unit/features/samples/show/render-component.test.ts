import { expect, test } from 'vitest';
import { compileProject } from '../../../../../src/features/samples/compile/compile-project.ts';
import { asCommonJs } from '../../../../../src/features/samples/show/load-project.ts';
import { renderComponent } from '../../../../../src/features/samples/show/render-component.ts';
import { sampleSheet } from '../../../../../src/features/samples/show/sample-sheet.ts';

const head = "import * as stylex from '@stylexjs/stylex';\n";

/** The markup of the first of some files. */
function render(...files: [name: string, code: string][]) {
  const sources = files.map(([name, code]) => ({ name, code: head + code }));
  const { files: compiled } = compileProject(sources, { mode: 'production', runnable: asCommonJs });
  return renderComponent(compiled, sources[0]?.name ?? '', 3000);
}

test('a component is rendered with the classes that its rules have, and what it imports', () => {
  const card = `import { Title } from './lib/Title';
const styles = stylex.create({ card: { color: 'red' } });
export default function Card() { return <p {...stylex.props(styles.card)}><Title>Hi</Title></p>; }`;
  const title = 'export const Title = ({ children }: { children: string }) => <b>{children}</b>;';
  expect(render(['Card.tsx', card], ['lib/Title.tsx', title])?.html).toBe(
    '<p class="x1e2nbdu"><b>Hi</b></p>',
  );
});

test('styles that come at run time are merged by the documented version', () => {
  const code = `const styles = stylex.create({ a: { color: 'red' }, b: { color: 'blue' } });
const Inner = ({ xstyle }) => <i {...stylex.props(styles.a, xstyle)}>x</i>;
export const Outer = () => <Inner xstyle={styles.b} />;`;
  expect(render(['Outer.jsx', code])?.html).toBe('<i class="xju2f9n">x</i>');
});

test('a style attribute becomes a class and a rule, for a strict policy ignores it', () => {
  const code = `const styles = stylex.create({ bar: (width: number) => ({ width }) });
export const Bar = () => <b {...stylex.props(styles.bar(40))}>40 %</b>;`;
  const { html, rules } = render(['Bar.tsx', code]) ?? {};
  const [rule] = rules ?? [];
  expect(html).toBe(`<b class="${rule?.className} x1bl4301">40 %</b>`);
  expect(rule?.css).toBe(`.${rule?.className}{--width:40px}`);
});

test('a heading looks like one, and is none: a page has one outline', () => {
  const code = `const styles = stylex.create({ a: { fontSize: 20 } });
export const Card = () => <><h1>One</h1><h3 {...stylex.props(styles.a)}>Three</h3><hr /></>;`;
  const { html, rules } = render(['Card.tsx', code]) ?? {};
  expect(html).toMatch(
    /^<div data-heading="1">One<\/div><div data-heading="3" class="\w+">Three<\/div><hr\/>$/,
  );
  expect(sampleSheet(rules ?? [])).toContain(
    ':where([data-heading="1"]){font-size:2em;font-weight:bold;margin-block:0.67em}',
  );
});

test('where nothing is to be seen without props, its name is its content', () => {
  const code =
    'export function Badge({ children }: { children?: string }) { return <b>{children}</b>; }';
  expect(render(['Badge.tsx', code])?.html).toBe('<b>Badge</b>');
});

test.each([
  ['throws without its props', 'export const A = ({ user }) => <b>{user.name}</b>;'],
  ['shows nothing', 'export const A = () => <b />;'],
  [
    'is a whole document',
    'export const A = () => <html lang="en"><body><p>Page</p></body></html>;',
  ],
  [
    'needs a package that is not there',
    "import b from 'elsewhere'; export const A = () => <b>{b}</b>;",
  ],
  ['is one of several', 'export const A = () => <b>a</b>; export const B = () => <b>b</b>;'],
  ['is none', 'export const a = 1;'],
])('what %s is not shown', (_name, code) => {
  expect(render(['A.jsx', code])).toBeUndefined();
});

test('what never ends is not shown', () => {
  const code = 'export const A = () => { for (;;); };';
  const { files } = compileProject([{ name: 'A.jsx', code }], {
    mode: 'production',
    runnable: asCommonJs,
  });
  expect(renderComponent(files, 'A.jsx', 200)).toBeUndefined();
});

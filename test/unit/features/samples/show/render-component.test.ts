import { expect, test } from 'vitest';
import { askSandbox } from '../../../../../src/features/samples/sandbox/ask-sandbox.ts';
import { sampleSheet } from '../../../../../src/features/samples/show/show-samples.ts';
import { takeMarkup } from '../../../../../src/features/samples/show/take-markup.ts';

const head = "import * as stylex from '@stylexjs/stylex';\n";

/** The markup of the first of some files. */
async function render(...written: [name: string, code: string][]) {
  const files = written.map(([name, code]) => ({ name, code: head + code }));
  const renders = files.slice(0, 1).map(({ name }) => name);
  const { answer } = await askSandbox('project', { files, mode: 'production', renders });
  return takeMarkup(answer?.html[0]);
}

test('a component is rendered with its class names and its imports', async () => {
  const card = `import { Title } from './lib/Title';
const styles = stylex.create({ card: { color: 'red' } });
export default function Card() { return <p {...stylex.props(styles.card)}><Title>Hi</Title></p>; }`;
  const title = 'export const Title = ({ children }: { children: string }) => <b>{children}</b>;';
  expect((await render(['Card.tsx', card], ['lib/Title.tsx', title]))?.html).toBe(
    '<p class="x1e2nbdu"><b>Hi</b></p>',
  );
});

test('styles passed at run time are merged by the documented version', async () => {
  const code = `const styles = stylex.create({ a: { color: 'red' }, b: { color: 'blue' } });
const Inner = ({ xstyle }) => <i {...stylex.props(styles.a, xstyle)}>x</i>;
export const Outer = () => <Inner xstyle={styles.b} />;`;
  expect((await render(['Outer.jsx', code]))?.html).toBe('<i class="xju2f9n">x</i>');
});

test('a style attribute becomes a class and a rule', async () => {
  const code = `const styles = stylex.create({ bar: (width: number) => ({ width }) });
export const Bar = () => <b {...stylex.props(styles.bar(40))}>40 %</b>;`;
  const { html, rules } = (await render(['Bar.tsx', code])) ?? {};
  const [rule] = rules ?? [];
  expect(html).toBe(`<b class="${rule?.className} x1bl4301">40 %</b>`);
  expect(rule?.css).toBe(`.${rule?.className}{--width:40px}`);
});

test('a heading becomes an element that only looks like one', async () => {
  const code = `const styles = stylex.create({ a: { fontSize: 20 } });
export const Card = () => <><h1>One</h1><h3 {...stylex.props(styles.a)}>Three</h3><hr /></>;`;
  const { html, rules } = (await render(['Card.tsx', code])) ?? {};
  expect(html).toMatch(
    /^<div data-heading="1">One<\/div><div data-heading="3" class="\w+">Three<\/div><hr\/>$/,
  );
  expect(await sampleSheet(rules ?? [])).toContain(
    ':where([data-heading="1"]){font-size:2em;font-weight:bold;margin-block:0.67em}',
  );
});

test('a component that is the main part of its own page becomes a plain part of this one', async () => {
  const code = 'export const Home = () => <main id="home"><p>Hi</p></main>;';
  expect((await render(['Home.tsx', code]))?.html).toBe('<div id="home"><p>Hi</p></div>');
});

test('a component that is empty without props gets its name as content', async () => {
  const code =
    'export function Badge({ children }: { children?: string }) { return <b>{children}</b>; }';
  expect((await render(['Badge.tsx', code]))?.html).toBe('<b>Badge</b>');
});

test('a box with a background and a height is shown without text, and a field gets a label', async () => {
  const code = `const styles = stylex.create({ box: { backgroundColor: 'red', height: 8 } });
export const Box = () => <b {...stylex.props(styles.box)} />;`;
  const file = { name: 'Box.tsx', code: head + code };
  const ask = { files: [file], mode: 'production', renders: ['Box.tsx'] } as const;
  const { answer } = await askSandbox('project', ask);
  expect(takeMarkup(answer?.html[0], answer?.project.rules)?.html).toMatch(
    /^<b class="[^"]+"><\/b>$/,
  );
  expect(takeMarkup(answer?.html[0])).toBeUndefined();
  const field = 'export const Field = () => <input name="a" />;';
  expect((await render(['Field.tsx', field]))?.html).toBe(
    '<input aria-label="Sample field" name="a"/>',
  );
});

test.each([
  ['throws without its props', 'export const A = ({ user }) => <b>{user.name}</b>;'],
  ['shows nothing', 'export const A = () => <b />;'],
  [
    'is a whole document',
    'export const A = () => <html lang="en"><body><p>Page</p></body></html>;',
  ],
  ['needs a missing package', "import b from 'elsewhere'; export const A = () => <b>{b}</b>;"],
  ['has several components', 'export const A = () => <b>a</b>; export const B = () => <b>b</b>;'],
  ['has no component', 'export const a = 1;'],
])('code that %s is not shown', async (_name, code) => {
  expect(await render(['A.jsx', code])).toBeUndefined();
});

test('rendering does not wait for import() in a component', async () => {
  const code = `const later = import('react').catch(() => {});
export const A = () => <b>{String(later)}</b>;`;
  expect((await render(['A.jsx', code]))?.html).toBe('<b>[object Promise]</b>');
});

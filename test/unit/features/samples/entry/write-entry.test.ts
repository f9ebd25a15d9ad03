import { expect, test } from 'vitest';
import { writeEntry } from '../../../../../src/features/samples/entry/write-entry.ts';
import { parse } from '../../../../../src/features/samples/prove/parse-script.ts';

function entryOf(code: string, file = 'src/Card.tsx') {
  const parsed = parse(file, code);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return writeEntry(file, parsed.program);
}

/** The JSX that shows what some code exports. */
const jsxOf = (code: string) => /return (.*);\n}/s.exec(entryOf(code)?.code ?? '')?.[1];

test('an entry imports the component, whose children are what such a component says', () => {
  const code =
    'export function PaleCard({ children }: { children: ReactNode }) { return children; }';
  expect(entryOf(code)).toEqual({
    shows: 'components',
    code: `import { PaleCard } from './src/Card';

export default function App() {
  return <PaleCard>Green tea</PaleCard>;
}
`,
  });
});

test.each([
  ['its name for its one text', '{ text }: { text: string }', '<A text="A" />'],
  [
    'the names of several texts',
    '{ a, b }: { title: string; body: ReactNode }',
    '<A title="Title" body="Body" />',
  ],
  [
    'a placeholder address for a link',
    '{ href, text }: { href: string; text: string }',
    '<A href="#" text="A" />',
  ],
  ['a number', '{ percent }: { percent: number }', '<A percent={60} />'],
  ['the first member of a union', "{ kind }: { kind: 'quiet' | 'loud' }", '<A kind="quiet" />'],
  ['the first key of an object', '{ size }: { size: keyof typeof sizes }', '<A size="small" />'],
  [
    'only the flag that shows more as true',
    '{ isOpen, isBusy }: { isOpen: boolean; isBusy: boolean }',
    '<A isOpen isBusy={false} />',
  ],
  ['a function', '{ onClick }: { onClick: () => void }', '<A onClick={() => {}} />'],
  ['nothing for an optional prop', '{ text }: { text?: string }', '<A />'],
  ['children if its props are unknown', 'props: Elsewhere', '<A>A</A>'],
  ['the props of a named type', '{ count }: Props', '<A count={60} />'],
])('a component gets %s', (_what, props, jsx) => {
  const code = `type Props = { count: number };
const sizes = stylex.create({ small: { fontSize: 12 }, large: {} });
export const A = (${props}) => null;`;
  expect(jsxOf(code)).toBe(jsx);
});

test('all of several components are shown, and one named after the first is nested in it', () => {
  const list = 'export function List({ children }: { children: ReactNode }) { return children; }';
  const item = 'export function ListItem({ text }: { text: string }) { return text; }';
  expect(jsxOf(`${list}\n${item}`)).toBe('<List><ListItem text="List item" /></List>');
  expect(jsxOf(`${item}\n${list}`)?.replace(/\s+/g, ' ')).toBe(
    '( <> <ListItem text="List item" /> <List>List</List> </> )',
  );
});

test('a file of styles shows each on an element, without style functions', () => {
  const code = `export const styles = stylex.create({
  root: { color: 'red' }, wide: (width: number) => ({ width }), paleText: { color: 'gray' },
});`;
  const { shows, code: entry } = entryOf(code, 'sample.ts') ?? {};
  expect(shows).toBe('styles');
  expect(entry).toContain("import { styles } from './sample';");
  expect(entry?.match(/<div.*/g)).toEqual([
    '<div {...stylex.props(styles.root)}>Root</div>',
    '<div {...stylex.props(styles.paleText)}>Pale text</div>',
  ]);
});

test.each([
  ['variables', 'export const t = stylex.defineVars({ a: 1 });'],
  ['nothing', 'const styles = stylex.create({ a: {} });'],
  ['types', 'export type Props = { a: string };'],
])('a file that exports %s has no entry', (_what, code) => {
  expect(entryOf(code, 'tokens.stylex.ts')).toBeUndefined();
});

import { beforeAll, expect, test } from 'vitest';
import { formatFault } from '../../../../src/faults/fault.ts';
import { createProver } from '../../../../src/features/samples/prove/prove-samples.ts';
import { createContentCompiler } from '../../../../src/read/content-cache.ts';
import { readContent } from '../../../../src/read/read-content.ts';
import { withTree } from '../../content/plant.ts';
import { samplesChoices } from './with-samples.ts';

const fence = (meta: string, ...lines: string[]) => [`\`\`\`${meta}`, ...lines, '```', ''];
const stylex = "import * as stylex from '@stylexjs/stylex';";
/** A card with red text: its class is x1e2nbdu, for 8 pixels of padding x7z7khe. */
const card = fence(
  'tsx title="Card.tsx"',
  stylex,
  "import type { StyleXStyles } from '@stylexjs/stylex';",
  "const styles = stylex.create({ card: { color: 'red' } });",
  'type Props = { style?: StyleXStyles<{ color?: string }> };',
  'export const Card = ({ style }: Props) => <p {...stylex.props(styles.card, style)} />;',
);
const unsorted = fence(
  'js fragment="the rule reports it"',
  'export const styles = stylex.create({',
  '  a: {',
  '    padding: 8,',
  "    color: 'red',",
  '  },',
  '});',
);

/** Pages whose claims all match the tools. */
const right: Record<string, string[]> = {
  names: [...card, 'The class is `x1e2nbdu`, in development `color-x1e2nbdu`.', ''],
  declared: ['A padding of 8 pixels, `padding: 8`, is `xe8ttls`.', ''],
  rules: fence('css', '.x1e2nbdu{color:red}'),
  older: fence('css fragment="as 0.7 wrote it"', '.x1e2nbdx{color:red}'),
  none: ['An `x86` and an `x1-y2` are no classes.', ''],
  lint: [
    ...unsorted,
    ...fence('txt told="lint"', 'StyleX property key "color" should be above "padding"'),
    ...fence(
      'js fragment="after the fix" told="fix sort-keys"',
      'export const styles = stylex.create({',
      '  a: {',
      "    color: 'red',",
      '    padding: 8,',
      '  },',
      '});',
    ),
  ],
  compiler: [
    ...fence('ts fails="stylex: Invalid pseudo"', stylex, ...nested("'hover'")),
    ...fence('txt told="stylex"', 'Invalid pseudo or at-rule.'),
  ],
  signature: fence(
    'ts signature="stylex.firstThatWorks"',
    'function firstThatWorks<T extends string | number>(',
    '  ...values: ReadonlyArray<T>',
    '): ReadonlyArray<T>;',
  ),
  type: fence(
    'ts signature="VarGroup"',
    'type VarGroup<',
    '  Tokens extends { [key: string]: any },',
    '  ID extends symbol = symbol,',
    '> = Readonly<{ [Key in keyof Tokens]: StyleXVar<Tokens[Key]> }> &',
    '  Readonly<{ __opaqueId: ID; __tokens: Tokens }> &',
    '  typeof VarGroupTag;',
  ),
  errors: [
    ...card,
    ...fence(
      'tsx fragment="it continues the file above"',
      'const own = stylex.create({ wide: { width: 8 }, red: { color: "red" } });',
      '<Card style={own.red} />;',
      '<Card style={own.wide} />; // error: width is not in the list',
      '<Card style="wide" />; // error: Property \'style\' is no such thing',
    ),
  ],
};

function nested(condition: string): string[] {
  return [
    `export const styles = stylex.create({ a: { color: { default: 'red', ${condition}: 'blue' } } });`,
  ];
}

/** Pages with one fault each. */
const wrong: Record<string, { lines: string[]; told: string }> = {
  'a class name in prose': {
    lines: [...card, 'The class', 'is `x1e2nbdx`.', ''],
    told: '12:5  the compiler produces no "x1e2nbdx" for the samples and declarations of this page',
  },
  'a class name beside its declaration': {
    lines: ['A padding of 8 pixels, `padding: 8`, is `xe8ttlz`.', ''],
    told: '3:42  the compiler produces no "xe8ttlz" for the samples and declarations of this page',
  },
  'a class name with the property before it': {
    lines: [...card, 'It is `color-x1e2nbdx`.', ''],
    told: '11:14  the compiler produces no "x1e2nbdx" for the samples and declarations of this page',
  },
  'the name of a variable': {
    lines: [...card, 'It is `var(--x1t0z0nz)`.', ''],
    told: '11:14  the compiler produces no "x1t0z0nz" for the samples and declarations of this page',
  },
  'a class name in a style sheet that the compiler does not write': {
    lines: fence('css', '.x1e2nbdu{color:blue}'),
    told: '4:2  the compiler produces no "x1e2nbdu" for the samples and declarations of this page',
  },
  'a lint message': {
    lines: [
      ...unsorted,
      ...fence('txt told="lint"', 'StyleX property key "color" must be above "padding"'),
    ],
    told: '13:1  lint does not report "StyleX property key "color" must be above "padding"" for the code above',
  },
  'a lint message of other code': {
    lines: [...card, ...fence('txt told="lint"', 'Unused style detected: styles.card')],
    told: '12:1  lint does not report "Unused style detected: styles.card" for the code above',
  },
  'a message of the compiler': {
    lines: [
      ...fence('ts fails="stylex: Invalid pseudo"', stylex, ...nested("'hover'")),
      ...fence('txt told="stylex"', 'Invalid pseudo-class.'),
    ],
    told: '9:1  stylex does not report "Invalid pseudo-class." for the code above',
  },
  'a message without code': {
    lines: fence('txt told="lint"', 'Unused style detected: styles.card'),
    told: '3:1  told needs a code block above it',
  },
  'the result of a fix': {
    lines: [
      ...unsorted,
      ...fence(
        'js fragment="after the fix" told="fix sort-keys"',
        'export const styles = stylex.create({',
        '  a: {',
        '    padding: 8,',
        "    color: 'red',",
        '  },',
        '});',
      ),
    ],
    told: '15:1  the fixes of sort-keys do not produce this line',
  },
  'a parameter in a signature': {
    lines: fence(
      'ts signature="stylex.positionTry"',
      'function positionTry(styles: string): string;',
    ),
    told: '4:1  the signature differs from that of stylex.positionTry: ',
  },
  'the return type in a signature': {
    lines: fence(
      'ts signature="stylex.defineVars simplified"',
      'function defineVars<T extends Values>(tokens: T): T;',
    ),
    told: '4:1  the signature differs from that of stylex.defineVars: ',
  },
  'the signature of a function that the package renamed': {
    lines: fence('ts signature="stylex.attrs"', 'function attrs(): string;'),
    told: "4:1  the signature differs from that of stylex.attrs: Property 'attrs' does not exist on type ",
  },
  'a type in a signature': {
    lines: fence(
      'ts signature="StyleXStylesWithout"',
      'type StyleXStylesWithout<CSS extends UserAuthoredStyles> =',
      '  StyleXStyles<CSS>;',
    ),
    told: '4:1  the signature differs from that of StyleXStylesWithout: ',
  },
  'a line with an error comment that compiles': {
    lines: [
      ...card,
      ...fence(
        'tsx fragment="it continues the file above"',
        '<Card style="wide" />; // error',
        '<Card style={null} />; // error: null is not in the list',
      ),
    ],
    told: '13:24  the line has a comment that calls it an error, but no tool reports it',
  },
  'an error comment on a valid line of a whole sample': {
    lines: fence(
      'ts fails="types: is not assignable"',
      stylex,
      'export const a: number = "b";',
      'export const b: number = 2; // Error: not a string',
    ),
    told: '6:29  the line has a comment that calls it an error, but no tool reports it',
  },
  'the message in an error comment': {
    lines: [
      ...card,
      ...fence(
        'tsx fragment="it continues the file above"',
        '<Card style="wide" />; // error: A string is no style.',
      ),
    ],
    told: '12:24  no tool reports "A string is no style." for this line',
  },
};

let told: Partial<Record<string, string[]>> = {};

beforeAll(async () => {
  const pages = [
    ...Object.entries(right).map(([name, lines]): [string, string[]] => [`right-${name}`, lines]),
    ...Object.values(wrong).map(({ lines }, at): [string, string[]] => [`wrong-${at}`, lines]),
  ];
  const tree = Object.fromEntries(
    pages.map(([name, lines]) => [`content/docs/${name}.mdx`, ['# A', '', ...lines].join('\n')]),
  );
  told = await withTree(tree, async (root) => {
    const compiler = createContentCompiler(root, { choices: samplesChoices });
    const { index } = await readContent(root, compiler, false);
    const faults = await createProver(root)(index);
    const lines = faults.map((fault) => formatFault(fault).slice('content/docs/'.length));
    return Object.groupBy(lines, (line) => line.split('.mdx')[0] ?? '');
  });
}, 120_000);

test.each(Object.keys(right))('a page with correct claims has no faults: %s', (name) => {
  expect(told[`right-${name}`]).toBeUndefined();
});

test.each(Object.entries(wrong).map(([what, { told }], at) => ({ what, expected: told, at })))(
  '$what is the only fault reported, at its place',
  ({ expected, at }) => {
    const faults = told[`wrong-${at}`] ?? [];
    expect(faults.length).toBe(1);
    expect(faults[0]?.slice(`wrong-${at}.mdx:`.length).startsWith(expected), faults[0]).toBe(true);
  },
);

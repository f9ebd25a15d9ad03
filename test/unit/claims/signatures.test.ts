import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSampleChecker } from '../../../src/features/samples/prove/check-types.ts';
import { readPages } from './read-blocks.ts';

/** The package's types, with the short names that pages use for internal ones. */
const types = path.join(
  path.dirname(createRequire(import.meta.url).resolve('stylex-013')),
  'types',
);
const internal = `
import type * as Package from '@stylexjs/stylex';
import type { CSSPropertiesWithExtras, FlattenTokens, GenStylePropType, IDFromVarGroup } from '${types}/StyleXTypes';
import type { OverridesForTokenType, StyleXClassNameFor, StyleXVar, StyleXVarGroupTag as VarGroupTag } from '${types}/StyleXTypes';
import type { ThemeKey, TokensFromVarGroup, TTokens, UserAuthoredStyles } from '${types}/StyleXTypes';
import type { CSSProperties } from '${types}/StyleXCSSTypes';
type Style = UserAuthoredStyles;
type Values = TTokens;
type TypesOf<T extends TTokens> = FlattenTokens<T>;
type OverridesOf<T extends Package.VarGroup<{}>> = OverridesForTokenType<TokensFromVarGroup<T>>;
type CompiledStylesFor<CSS extends UserAuthoredStyles> = GenStylePropType<CSS>;
type ThemeClassName<T extends Package.VarGroup<{}>> = StyleXClassNameFor<ThemeKey<T>, IDFromVarGroup<T>>;
type StyleArgument = StyleXArray<null | undefined | boolean | CompiledStyles | Readonly<[CompiledStyles, InlineStyles]>>;
declare const tag: unique symbol;
`;
const exported = [
  ...['CompiledStyles', 'InlineStyles', 'Keyframes', 'MapNamespaces', 'PositionTry'],
  ...['StaticStyles', 'StaticStylesWithout', 'StyleXArray', 'StyleXStyles'],
  ...['StyleXStylesWithout', 'Theme', 'Types', 'VarGroup'],
];

/** Pages show fewer type parameters of these than the package declares. */
const simplified = ['createTheme', 'defineConsts', 'defineVars', 'length'];

/** Type arguments to compare generic types with. */
const examples: Partial<Record<string, readonly string[]>> = {
  StyleXStyles: ['', '<{ color?: string }>'],
  StaticStyles: ['', '<{ color?: string }>'],
  StyleXStylesWithout: ['<{ color: unknown }>'],
  StaticStylesWithout: ['<{ color: unknown }>'],
  VarGroup: ['<{ accent: string }>', '<{ accent: string }, typeof tag>'],
  Theme: ['<Package.VarGroup<{ accent: string }>>'],
};

/** Pairs of types that must be assignable to each other. */
function listPairs(code: string): [shown: string, real: string][] {
  const [, name] = /^function (\w+)/.exec(code) ?? [];
  const isType = name === 'length';
  if (name) return [[`typeof ${name}`, `typeof Package.${isType ? 'types.' : ''}${name}`]];
  return namesOf(code).flatMap((type) =>
    (examples[type] ?? ['']).map((given): [string, string] => [
      `${type}${given}`,
      `Package.${type}${given}`,
    ]),
  );
}

const namesOf = (code: string) =>
  Array.from(code.matchAll(/^(?:export )?type (\w+)/gm), ([, name = '']) => name);

/** Compares a signature with the package; a simplified one only has to accept the calls that it shows. */
function writeComparison(code: string): string {
  const imported = exported.filter((name) => !namesOf(code).includes(name));
  const isWhole = !simplified.some((name) => code.startsWith(`function ${name}<`));
  const pairs = listPairs(code).flatMap(([shown, real], at) => [
    `export const shown${at}: ${shown} = null as unknown as ${real};`,
    ...(isWhole ? [`export const real${at}: ${real} = null as unknown as ${shown};`] : []),
  ]);
  return `import type { ${imported.join(', ')} } from '@stylexjs/stylex';${internal}
${code.replace(/^function/, 'declare function')}\n${pairs.join('\n')}\n`;
}

const signatures = readPages().flatMap(({ name, blocks }) => {
  const block = blocks.find(({ heading }) => heading === 'Signature');
  return block ? [{ name, code: block.code }] : [];
});
/** The defaults of a page's parameters, and what its signature gives each, if it does. */
const defaults = readPages().flatMap(({ name, text, blocks }) => {
  const code = blocks.find(({ heading }) => heading === 'Signature')?.code ?? '';
  const [section = ''] = /\n## Signature\n(?:(?!\n## )[\s\S])*/.exec(text) ?? [];
  return Array.from(
    section.matchAll(/^### (?:\.{3})?(\w+).*\n+- Type: .*\n- Default: (.*)/gm),
    ([, parameter = '', said = '']) => {
      const given = new RegExp(`\\b${parameter}\\b[^=,;()>]*= ([^,>\\n]+)`).exec(code)?.[1];
      const isRest = code.includes(`...${parameter}`);
      return { name: `${name}: ${parameter}`, said, given, isRest };
    },
  );
});

test('each parameter has the default of its signature, or is required without one', () => {
  expect(defaults.length).toBeGreaterThan(14);
  const wrong = defaults.filter(({ said, given, isRest }) => {
    if (!given) return said !== 'required' && !isRest;
    const [first = ''] = said.split(';');
    return first === 'required' || (first.includes('`') && !first.includes(`\`${given}\``));
  });
  expect(wrong).toEqual([]);
});

const checker = createSampleChecker(path.resolve(import.meta.dirname, '../../..'));
afterAll(() => checker.close());

const compare = (codes: readonly string[]) =>
  checker.check(
    codes.map((code) => ({
      files: [{ name: 'a.ts', code: writeComparison(code) }],
      file: 'a.ts',
    })),
  );
const problems = await compare(signatures.map(({ code }) => code));

test.each(signatures.map((one, at) => ({ ...one, problems: problems[at] })))(
  'the signature in $name is the package’s',
  ({ problems }) => {
    expect(problems).toEqual([]);
  },
);

test('there is a signature for each function and each type, and a wrong one is reported', async () => {
  expect(signatures.length).toBe(14);
  const wrong = [
    'function positionTry(styles: string): string;',
    'function defineVars<T extends Values>(tokens: T): T;',
    'function attrs(): string;',
    'type StyleXStylesWithout<CSS extends UserAuthoredStyles> = StyleXStyles<CSS>;',
  ];
  const reported = await compare(wrong);
  expect(reported.map((found) => found.length > 0)).toEqual(wrong.map(() => true));
});

import type { TypedFile } from '../prove/check-types.ts';
import type { Claim } from '../sample.ts';

export type SignatureClaim = Extract<Claim, { kind: 'signature' }>;

/** The exports of the package that signatures use. */
const exported = [
  ...['CompiledStyles', 'InlineStyles', 'Keyframes', 'MapNamespaces', 'PositionTry'],
  ...['StaticStyles', 'StaticStylesWithout', 'StyleXArray', 'StyleXStyles'],
  ...['StyleXStylesWithout', 'Theme', 'Types', 'VarGroup'],
];

/** The package's internal types, with the short names that pages use. */
const internal = `
import type { CSSPropertiesWithExtras, FlattenTokens, GenStylePropType, IDFromVarGroup } from 'stylex-types/StyleXTypes';
import type { OverridesForTokenType, StyleXClassNameFor, StyleXVar, StyleXVarGroupTag as VarGroupTag } from 'stylex-types/StyleXTypes';
import type { ThemeKey, TokensFromVarGroup, TTokens, UserAuthoredStyles } from 'stylex-types/StyleXTypes';
import type { CSSProperties } from 'stylex-types/StyleXCSSTypes';
type Style = UserAuthoredStyles;
type Values = TTokens;
type TypesOf<T extends TTokens> = FlattenTokens<T>;
type OverridesOf<T extends Package.VarGroup<{}>> = OverridesForTokenType<TokensFromVarGroup<T>>;
type CompiledStylesFor<CSS extends UserAuthoredStyles> = GenStylePropType<CSS>;
type ThemeClassName<T extends Package.VarGroup<{}>> = StyleXClassNameFor<ThemeKey<T>, IDFromVarGroup<T>>;
type StyleArgument = StyleXArray<null | undefined | boolean | CompiledStyles | Readonly<[CompiledStyles, InlineStyles]>>;
`;

/** Type arguments for comparing a generic type with the package's. */
const examples: Partial<Record<string, readonly string[]>> = {
  StyleXStyles: ['', '<{ color?: string }>'],
  StaticStyles: ['', '<{ color?: string }>'],
  StyleXStylesWithout: ['<{ color: unknown }>'],
  StaticStylesWithout: ['<{ color: unknown }>'],
  VarGroup: ['<{ accent: string }>', '<{ accent: string }, typeof tag>'],
  Theme: ['<Package.VarGroup<{ accent: string }>>'],
};

/** A file that compares a signature with the package's declarations. */
export type SignatureFile = TypedFile & {
  /** The number of lines before the signature. */
  before: number;
};

/**
 * Writes the file that compares a signature with the package: each must be assignable to the other; a simplified
 * one only has to accept the calls that it shows.
 * @param code `function props(…): …;`, or types
 */
export function writeSignature(code: string, claim: SignatureClaim): SignatureFile {
  const types = [...code.matchAll(/^(?:export )?type (\w+)/gm)].map(([, name = '']) => name);
  const [, named] = /^(?:export )?(?:declare )?function (\w+)/.exec(code) ?? [];
  const imported = exported.filter((name) => !types.includes(name));
  const head = [
    "import type * as Package from '@stylexjs/stylex';",
    `import type { ${imported.join(', ')} } from '@stylexjs/stylex';`,
    ...internal.trim().split('\n'),
    'declare const tag: unique symbol;',
    '',
  ];
  const declared = named === undefined ? code : code.replace(/^(export )?(declare )?/, 'declare ');
  const compared = named === undefined ? types.flatMap(compareType) : compareCall(named, claim);
  const text = [...head, declared, ...compared].join('\n');
  const file = 'signature.ts';
  return { files: [{ name: file, code: `${text}\n` }], file, before: head.length };
}

function compareCall(named: string, { name, isSimplified }: SignatureClaim): string[] {
  const real = `typeof Package.${name.replace(/^stylex\./, '')}`;
  const shown = `export const shown: typeof ${named} = null as unknown as ${real};`;
  return isSimplified
    ? [shown]
    : [shown, `export const real: ${real} = null as unknown as typeof ${named};`];
}

function compareType(name: string): string[] {
  return (examples[name] ?? ['']).flatMap((given, at) => {
    const [shown, real] = [`${name}${given}`, `Package.${name}${given}`];
    return [
      `export const shown${name}${at}: ${shown} = null as unknown as ${real};`,
      `export const real${name}${at}: ${real} = null as unknown as ${shown};`,
    ];
  });
}

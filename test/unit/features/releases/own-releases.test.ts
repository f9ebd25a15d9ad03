import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readReleases } from '../../../../src/features/releases/data/read-releases.ts';
import { readCards, readChapters } from '../../api-tables/read-cards.ts';
import { readCompilerOptions } from '../../api-tables/read-compiler-options.ts';
import { readDeclarations } from '../../api-tables/read-declarations.ts';
import { readPage } from '../../api-tables/read-tables.ts';

const { releases } = readReleases(process.cwd());
const changes = releases.flatMap(({ version, changes }) =>
  changes.map((change) => ({ ...change, version })),
);
const first = releases.at(-1)?.version;

/** The names that were added, with their release. */
const added = new Map(
  changes
    .filter(({ kind }) => kind === 'added')
    .flatMap(({ text, version }) =>
      Array.from(text.matchAll(/`([\w-]+)(?:\.\*)?`/g), ([, name = '']): [string, string] => [
        name,
        version,
      ]),
    ),
);

const sinceOf = (version: string | undefined) =>
  version === first ? 'the first release' : version;
const load = createRequire(import.meta.url);
const { rules }: { rules: object } = load('@stylexjs/eslint-plugin');

test('the releases are in order, and the newest is the first', () => {
  const numbers = releases.map(({ version }) => version.split('.').map(Number));
  const sorted = numbers.toSorted(([, a = 0, c = 0], [, b = 0, d = 0]) => b - a || d - c);
  expect(numbers).toEqual(sorted);
  expect(releases.length).toBe(15);
});

test('a release added each function and rule of the packages, and removed names are gone', () => {
  const exported = readDeclarations().values.filter((name) => name !== 'legacyMerge');
  expect(exported.length).toBeGreaterThan(8);
  for (const name of [...exported, ...Object.keys(rules)])
    expect([...added.keys()]).toContain(name);
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ text }) => text);
  expect(removed).toEqual(['`attrs`', 'the default export of `@stylexjs/stylex`, and `include`']);
  for (const name of ['attrs', 'default', 'include']) expect(exported).not.toContain(name);
});

test('for each rename, the packages have the new name and not the old one', () => {
  const names = [...readCompilerOptions().options.keys(), ...Object.keys(rules)];
  const renamed = changes.flatMap(({ text }) => {
    const [, old, name] = /`([\w-]+)` is now `([\w-]+)`/.exec(text) ?? [];
    return old && name ? [[old, name]] : [];
  });
  expect(renamed.length).toBe(3);
  for (const [old, name] of renamed) {
    expect(names).toContain(name);
    expect(names).not.toContain(old);
  }
});

test('API pages and the list name the same release for each option, rule and function', () => {
  const [compiler = '', lint = ''] = ['01-babel-plugin', '02-eslint-plugin'].map((name) =>
    readPage(`api/01-configuration/${name}.mdx`),
  );
  const functions = globSync('content/docs/api/02-javascript/*.mdx').map((file) => {
    const name = /(\w+)\.mdx$/.exec(file)?.[1] ?? '';
    return [
      name,
      readChapters(readPage(file.slice('content/docs/'.length))).get('Signature'),
    ] as const;
  });
  const cards = [...readCards(compiler), ...readChapters(lint), ...functions];
  expect(cards.length).toBeGreaterThan(30);
  for (const [name, facts] of cards) {
    expect([name, facts?.Since ?? 'the first release']).toEqual([
      name,
      sinceOf(added.get(name) ?? renamedIn(name) ?? first),
    ]);
  }
});

test('the API section that a change links to names its release', () => {
  const told = changes.filter(
    ({ kind, at }) => !['added', 'fixed'].includes(kind) && at?.startsWith('/docs/api/'),
  );
  expect(told.length).toBeGreaterThan(8);
  for (const { at = '', version } of told) {
    const release = version.split('.').slice(0, 2).join('.');
    expect([at, readPlace(at)]).toEqual([at, expect.stringMatching(`\\b${release}\\b`)]);
  }
});

/** The text of a page, or of one of its sections. */
function readPlace(address: string): string {
  const [route = '', id] = address.slice('/docs/api/'.length).split('#');
  const name = route.slice(0, -1).split('/').join('/*');
  const [file = ''] = globSync(`content/docs/api/*${name || 'index'}.mdx`);
  const sections = readPage(file.slice('content/docs/'.length)).split(/\n(?=#)/);
  const isNamed = (text: string) => {
    const [, word = '', given] = /^#+ (\S+)(?:.*\{#(.+)\})?/.exec(text) ?? [];
    return (given ?? word.toLowerCase()) === id;
  };
  return id === undefined ? sections.join('\n') : (sections.find(isNamed) ?? '');
}

const renamedIn = (name: string) =>
  changes.find(({ text }) => text.includes(`is now \`${name}\``))?.version;

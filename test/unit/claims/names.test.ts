import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import type { ProjectFile } from '../../../src/features/samples/compiler/project.ts';
import { readProofs } from './proofs.ts';
import { type Page, readPages } from './read-blocks.ts';

/** Names that the compiler makes by hashing start with `x`, without a prefix such as `color-` or a suffix `-B`. */
const hashed = /(?<![a-zA-Z0-9])x(?!style)[0-9a-z]{5,7}(?![a-zA-Z0-9_])/g;

const namesIn = (text: string): string[] => text.match(hashed) ?? [];

/** The generated names that an author wrote: in code in the text, and in blocks that show neither code nor old output. */
function readNames({ prose, blocks }: Page): string[] {
  const shown = blocks.filter(
    ({ language, contract }) =>
      contract.fragment === undefined && /^(?:css|html|te?xt|)$/.test(language),
  );
  return namesIn([...spansOf(prose), ...shown.map(({ code }) => code)].join('\n'));
}

const spansOf = (prose: string): string[] => prose.match(/`[^`]+`/g) ?? [];

/** What the compiler generates for a page's samples and for declarations in the text. */
function compilePage({ prose, blocks }: Page): string {
  const declarations = [...spansOf(prose), ...blocks.map(({ code }) => code)].flatMap(declare);
  const samples = blocks.flatMap(({ sample }) => (sample?.fragment === undefined && sample) || []);
  return [declarations, ...samples.map(({ files }) => files)].map(compileFiles).join('\n');
}

const compileFiles = (files: readonly ProjectFile[]): string =>
  (['production', 'development'] as const)
    .flatMap((mode) => {
      const { files: compiled, rules } = compileProject(files, { mode, linesOf: [] });
      return [...compiled.map(({ js }) => js), ...rules.map(({ css }) => css)];
    })
    .join('\n');

/**
 * The names in sentences that neither the declaration beside them proves, nor "`--x…` is `key`", nor a
 * proof that quotes the sentence.
 * @param compiled what the compiler generates for the page
 */
function findUnproven({ name: page, prose }: Page, compiled: string): string[] {
  const sentences = prose.split(/\n|(?<=[.:;])\s+(?=[A-Z`*(])/);
  const quoted = proofs.filter((proof) => page.includes(proof.page)).map(({ says }) => says);
  return sentences.flatMap((sentence) => {
    const spans = spansOf(sentence);
    const declared = namesIn(compileFiles(spans.flatMap(declare)));
    return namesIn(spans.join('\n')).filter((name) => {
      if (quoted.some((says) => says.includes(name))) return false;
      const [, key] = new RegExp(`\`-*${name}\` is \`(\\w+)\``).exec(sentence) ?? [];
      return !declared.includes(name) && !(key && compiled.includes(`${key}-${name}`));
    });
  });
}

const proofs = readProofs();

/** A file for each `padding: 12px` in a text. */
function declare(text: string): ProjectFile[] {
  const parts = text.replace(/^`|`$/g, '').split(/[{};]/);
  return parts.flatMap((part) => {
    const [, property, value = ''] = /^\s*([a-zA-Z-]+)\s*:\s*([^:\n]+)$/.exec(part) ?? [];
    if (!property) return [];
    const key = property.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const given = /^(?:-?[\d.]+|(['"]).*\1)$/.test(value) ? value : JSON.stringify(value);
    const code = `import * as stylex from '@stylexjs/stylex';\nexport const a = stylex.create({ a: { ${JSON.stringify(key)}: ${given} } });\n`;
    return [{ name: `${key}-${value.replace(/\W/g, '_')}.ts`, code }];
  });
}

const pages = readPages().filter((page) => readNames(page).length > 0);

test('pages show generated names', () => {
  expect(pages.length).toBeGreaterThan(15);
});

test.each(pages)(
  'the compiler generates each name that $name shows, for what its sentence says',
  (page) => {
    const compiled = compilePage(page);
    const generated = new Set(namesIn(compiled));
    expect(readNames(page).filter((name) => !generated.has(name))).toEqual([]);
    expect(findUnproven(page, compiled)).toEqual([]);
  },
);

import { editDistance } from '../../../faults/edit-distance.ts';
import { placeAt } from '../../../faults/places.ts';
import type { ProvableBlock } from '../sample.ts';
import type { Wrong } from './problem.ts';

const packageName = '@stylexjs/stylex';

/** The other packages of StyleX. */
const others =
  /^@stylexjs\/(?:babel-plugin|cli|dev-runtime|dev|esbuild-plugin|eslint-plugin|nextjs-plugin|open-props|postcss-plugin|rollup-plugin|scripts|shared|swc-plugin|types|unplugin|webpack-plugin)(?:\/.*)?$/;

const imported = /(?:\bfrom\s*|\bimport\s*|\brequire\(\s*)(['"])([^'"\n]+)\1/g;

/**
 * Finds imports of StyleX with a misspelt name: a block with one wouldn't count as a sample, and wouldn't be
 * proven.
 */
export function findMisnamedImports({ code, sample, fragment }: ProvableBlock): Wrong[] {
  if (sample || fragment !== undefined) return [];
  return [...code.matchAll(imported)].flatMap(({ index, 0: all, 2: name = '' }): Wrong[] => {
    if (!isMisnamed(name)) return [];
    return [
      {
        ...placeAt(code, index + all.indexOf(name)),
        message: `"${name}" is not a StyleX package, so the block is not a sample and is not checked`,
        hint: `Did you mean "${packageName}"? If you mean another package, write fragment="why" after the language.`,
      },
    ];
  });
}

function isMisnamed(name: string): boolean {
  if (name === packageName || others.test(name) || name.startsWith('.')) return false;
  return name === 'stylex' || name.startsWith('@stylex') || editDistance(name, packageName, 3) <= 3;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listCompilerFiles } from '../../../src/read/compiler-version.ts';

const project = path.resolve(import.meta.dirname, '../../..');
/** Types are gone when the code is run. */
const written =
  /^(?:import|export)\b(?! type\b)[^;']*'(\.[^']+)';$|\b(?:import|require)\('(\.[^']+)'\)/gm;

/** A file and all that it imports, as paths from the root. */
function listReached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(path.join(project, file), 'utf8').replace(
    /^\s*(?:\/\*\*|\*|\/\/).*$/gm,
    '',
  );
  for (const [, from, called = ''] of text.matchAll(written)) {
    listReached(path.posix.join(path.posix.dirname(file), from ?? called), seen);
  }
  return seen;
}

test.each([
  ['src/read/compile-worker.ts', []],
  ['src/features/samples/compile.ts', ['samples']],
])(
  'every file that %s is made of decides whether a kept result is still right',
  (file, features) => {
    const reached = [...listReached(file)];
    expect(reached).toContain('src/faults/nearest-name.ts');
    const known = listCompilerFiles(features);
    expect(known).toContain('package-lock.json');
    expect(reached.filter((name) => !known.includes(name))).toEqual([]);
  },
);

test('the list of what is reached goes through requires, into the pipeline and what is shown of samples', () => {
  expect([...listReached('src/read/compile-worker.ts')]).toContain('src/compile/pipeline.ts');
  expect([...listReached('src/features/samples/compile.ts')]).toContain(
    'src/features/samples/show/show-samples.ts',
  );
});

test('of features that a site lacks their words decide, and no other code', () => {
  const ofFeatures = (files: string[]) =>
    files.filter((name) => /^src\/features\/\w+\//.test(name));
  expect(ofFeatures(listCompilerFiles([]))).toEqual(['src/features/samples/words.ts']);
  expect(listCompilerFiles(['samples'])).toContain('src/features/samples/compile.ts');
  expect(listCompilerFiles()).toEqual(listCompilerFiles(['samples']));
});

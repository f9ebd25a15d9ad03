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

test('every file that the compiler is made of decides whether a kept result is still right', () => {
  const reached = [...listReached('src/read/compile-worker.ts')];
  expect(reached).toContain('src/compile/pipeline.ts');
  expect(reached).toContain('src/faults/fault.ts');
  const known = listCompilerFiles();
  expect(known).toContain('package-lock.json');
  expect(reached.filter((file) => !known.includes(file))).toEqual([]);
});

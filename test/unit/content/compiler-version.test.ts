import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listCompilerFiles } from '../../../src/compile/files/compiler-version.ts';

const project = path.resolve(import.meta.dirname, '../../..');
/** Imports and requires, without imports of types. */
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
  ['src/compile/files/compile-worker.ts', []],
  ['src/features/samples/compile.ts', ['samples']],
])('the compiler version covers every file that %s imports', (file, features) => {
  const reached = [...listReached(file)];
  expect(reached).toContain('src/diagnostics/nearest-name.ts');
  const known = listCompilerFiles(features);
  expect(known).toContain('package-lock.json');
  expect(reached.filter((name) => !known.includes(name))).toEqual([]);
});

test('the list of reached files follows requires, into the pipeline and the samples', () => {
  expect([...listReached('src/compile/files/compile-worker.ts')]).toContain(
    'src/compile/pipeline.ts',
  );
  expect([...listReached('src/features/samples/compile.ts')]).toContain(
    'src/features/samples/show/show-samples.ts',
  );
});

test('of features that a site lacks, the compiler version covers only their words', () => {
  const ofFeatures = (files: string[]) =>
    files.filter((name) => /^src\/features\/\w+\//.test(name));
  expect(ofFeatures(listCompilerFiles([]))).toEqual(['src/features/samples/words.ts']);
  expect(listCompilerFiles(['samples'])).toContain('src/features/samples/compile.ts');
  expect(listCompilerFiles()).toEqual(listCompilerFiles(['math', 'samples']));
});

/** The files of src that a process loads for some work. */
function listLoaded(work: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context); } });
    ${work}
    console.log(JSON.stringify([...loaded]));
    process.exit();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
  });
  const urls: string[] = JSON.parse(output.trim().split('\n').at(-1) ?? '[]');
  const ours = new URL('src/', `file://${project}/`).href;
  return urls.filter((url) => url.startsWith(ours)).map((url) => `src/${url.slice(ours.length)}`);
}

test('the compiler version covers every file that compiling a page with a sample loads', () => {
  const loaded = listLoaded(`
    const { compileFile } = await import('./src/compile/files/compile-file.ts');
    const text = '# A\\n\\n\`\`\`tsx became\\nimport * as stylex from "@stylexjs/stylex";\\nexport const s = stylex.create({ a: { color: "red" } });\\n\`\`\`\\n';
    const { compiled } = await compileFile(process.cwd(), 'content/docs/a.md', text, { samples: {} });
    if (!compiled) throw new Error('it does not compile');`);
  expect(loaded).toContain('src/features/samples/compile.ts');
  expect(loaded).toContain('src/compile/pipeline.ts');
  const known = listCompilerFiles(['samples']);
  expect(loaded.filter((name) => !known.includes(name))).toEqual([]);
});

test('the compiler version leaves out the tokens, pages and other code of the site', () => {
  const known = listCompilerFiles();
  expect(known.length).toBeGreaterThan(100);
  const apart =
    /tokens\.stylex|^src\/(?:pages|components|publish\/(?:build|bundle)|boot|islands|dev)\//;
  expect(known.filter((name) => apart.test(name))).toEqual([]);
});

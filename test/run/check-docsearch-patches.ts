import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { docsearchPatches } from '../../src/features/search/bundle/docsearch-patches.ts';
import { testsOfPatches } from '../browser/docsearch-patches.ts';
import { countTests } from './count-tests.ts';

/**
 * Takes out each patch of `@docsearch/react` in turn, builds, and runs its test, which must fail: one
 * that passes tests something else, or upstream has fixed the problem. Takes about half a minute a
 * patch. Arguments select the patches whose problem contains one of them.
 */
const list = 'src/features/search/bundle/docsearch-patches.ts';
const report = '.build/patch-test.json';
const original = readFileSync(list, 'utf8');
const wanted = process.argv.slice(2);
const run = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
const toPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

let needless = 0;
try {
  for (const { problem } of docsearchPatches) {
    if (wanted.length > 0 && !wanted.some((part) => problem.includes(part))) continue;
    const without = `].filter(({ problem }) => problem !== ${JSON.stringify(problem)});`;
    writeFileSync(list, original.replace(/\];\s*$/, `${without}\n`));
    const outcome = tryTest(problem);
    if (outcome !== 'fails') needless += 1;
    console.log(`${outcome}: without the patch for "${problem}"`);
  }
} finally {
  writeFileSync(list, original);
  run('npm', ['run', 'build']);
}
process.exitCode = needless === 0 ? 0 : 1;

function tryTest(problem: string): 'fails' | 'PASSES' | 'NO BUILD' | 'NO TEST' {
  if (run('npm', ['run', 'build']).status !== 0) return 'NO BUILD';
  const { file, name } = testsOfPatches[problem] ?? { file: '', name: '' };
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  const only = ['--project', 'browser', '--testNamePattern', toPattern(name)];
  rmSync(report, { force: true });
  run('npx', ['vitest', 'run', file, ...reporter, ...only]);
  const { passed, failed } = countTests(readFileSync(report, 'utf8'));
  if (failed > 0) return 'fails';
  return passed > 0 ? 'PASSES' : 'NO TEST';
}

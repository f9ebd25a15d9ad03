import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts';
import { buildSite } from '../../src/publish/build/build-site.ts';
import { findAffected } from './find-affected.ts';
import { findBrowser, installBrowser } from './find-browser.ts';
import { fitTests, readDurations } from './fit-tests.ts';

/**
 * The tests that a change can break, as many as fit in a minute: `npm run test:changed` for what is
 * not committed, `npm run test:changed main` for what a branch adds. `npm test` runs everything.
 */
const root = process.cwd();
const reportFile = path.join(root, '.build/test-results.json');
/** A minute, less what building the site and starting the tests take. */
const timeMs = { withSite: 35_000, unitOnly: 50_000 };

try {
  process.exitCode = await testChanged(process.argv[2] ?? 'HEAD');
} catch (error) {
  console.error(error instanceof DiagnosticError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}

/** @returns the exit code */
async function testChanged(since: string): Promise<number> {
  const changed = listChanged(since);
  const affected = findAffected(root, changed, globSync('test/{unit,build,browser}/**/*.test.ts'));
  const isBuilt = (file: string) => !file.startsWith('test/unit/');
  const isSiteNeeded = affected.some(({ file }) => isBuilt(file));
  const availableMs = isSiteNeeded ? timeMs.withSite : timeMs.unitOnly;
  const durations = existsSync(reportFile)
    ? readDurations(readFileSync(reportFile, 'utf8'))
    : undefined;
  const durationOf = (file: string) => durations?.get(path.join(root, file));
  const { chosen, left } = fitTests(affected, durationOf, availableMs, availableParallelism());
  console.log(`${changed.length} changed files can break ${affected.length} test files.`);
  if (left.length > 0) console.log(`Left to npm test: ${left.join(', ')}`);
  if (chosen.length === 0) return 0;
  if (chosen.some(isBuilt)) await buildSite(root);
  const browser = chosen.some((file) => file.startsWith('test/browser/'))
    ? (findBrowser() ?? installBrowser())
    : '';
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...chosen], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser },
  });
  return status ?? 1;
}

/** Changed, new and removed files, as paths from the root. */
function listChanged(since: string): string[] {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const base = since === 'HEAD' ? since : git('merge-base', since, 'HEAD').join('');
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

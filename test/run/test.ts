import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts';
import { buildSite } from '../../src/publish/build/build-site.ts';
import { countTests, type TestCounts } from './count-tests.ts';
import { exhaustive } from './exhaustive.ts';
import { findBrowser, installBrowser } from './find-browser.ts';

/**
 * Finds a browser, checks the types, builds the site once, runs Vitest, and ends with the counts. `npm test` leaves
 * out what is exhaustive; with `--all`, which is `npm run test:all`, every test runs.
 */
const root = process.cwd();
const isAll = process.argv.includes('--all');
const options = process.argv.slice(2).filter((option) => option !== '--all');
const reportFile = path.join(root, '.build/test-results.json');

try {
  const browser = findBrowser() ?? installBrowser();
  const isTyped = checkTypes();
  const counts = (await buildOnce()) ? runVitest(browser, []) : failedBuild(browser);
  const failed = counts.failed + (isTyped ? 0 : 1);
  console.log(`\n${counts.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exitCode = 1;
}

/** Whether the types are right; prints what is not. */
function checkTypes(): boolean {
  console.log('Checking the types.');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  return (
    spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: root, stdio: 'inherit' }).status === 0
  );
}

/** Builds the site that the tests look at; says why where that fails. */
async function buildOnce(): Promise<boolean> {
  try {
    console.log('Building the site.');
    rmSync(path.join(root, '.build/test-bundles'), { recursive: true, force: true });
    await buildSite(root);
    return true;
  } catch (error) {
    console.error(error instanceof DiagnosticError ? `\n${error.message}\n` : error);
    return false;
  }
}

/** Without a site only the unit tests mean something; the build itself counts as one failure. */
function failedBuild(browser: string): TestCounts {
  const counts = runVitest(browser, ['--project', 'unit']);
  return { ...counts, failed: counts.failed + 1 };
}

/** Runs Vitest with its output on the terminal, and counts what its report says. */
function runVitest(browser: string, projects: string[]): TestCounts {
  rmSync(reportFile, { force: true });
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const short = Object.keys(exhaustive).map((tag) => `!${tag}`);
  const scope = isAll ? [] : [`--tags-filter=${short.join(' && ')}`];
  const args = [vitest, 'run', ...reporters, ...projects, ...scope, ...options];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser, ...(!isAll && { TEST_SHORT: 'yes' }) },
  });
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const counts = countTests(readFileSync(reportFile, 'utf8'));
  // An error outside every test (an unhandled rejection) ends Vitest with a failure, too.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

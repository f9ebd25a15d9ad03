import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../src/build/build-site.ts';
import { FaultError } from '../../src/faults/fault.ts';
import { countTests, type TestCounts } from './count-tests.ts';
import { findBrowser, installBrowser } from './find-browser.ts';

/** Every test: finds a browser, builds the site once, runs Vitest, and ends with the counts. */
const root = process.cwd();
const reportFile = path.join(root, '.build/test-results.json');

try {
  const browser = findBrowser() ?? installBrowser();
  const counts = (await buildOnce()) ? runVitest(browser, []) : failedBuild(browser);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exitCode = 1;
}

/** Builds the site that the tests look at; says why where that fails. */
async function buildOnce(): Promise<boolean> {
  try {
    console.log('Building the site.');
    rmSync(path.join(root, '.build/test-bundles'), { recursive: true, force: true });
    await buildSite(root);
    return true;
  } catch (error) {
    console.error(error instanceof FaultError ? `\n${error.message}\n` : error);
    return false;
  }
}

/** Without a site only the unit tests mean something; the build itself counts as one failure. */
function failedBuild(browser: string): TestCounts {
  const counts = runVitest(browser, ['--project', 'unit']);
  return { ...counts, failed: counts.failed + 1 };
}

/** Runs Vitest with its output on the terminal, and counts what its report says. */
function runVitest(browser: string, options: string[]): TestCounts {
  rmSync(reportFile, { force: true });
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = [vitest, 'run', ...reporters, ...options, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser },
  });
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const counts = countTests(readFileSync(reportFile, 'utf8'));
  // An error outside every test (an unhandled rejection) ends Vitest with a failure, too.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

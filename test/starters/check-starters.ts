import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../run/find-browser.ts';
import { comparePostcssOptions } from '../unit/api-tables/compare-postcss-options.ts';
import { readPage } from '../unit/api-tables/read-tables.ts';
import { lookAtStarter } from './look-at-starter.ts';
import { makePlaygroundStarter } from './make-playground-starter.ts';
import { replaceMissingPackages } from './replace-missing.ts';
import { serveBuild, startDevServer } from './serve-starter.ts';

/**
 * Does with each project of `content/starters/`, and with the playground's archive, what a newcomer does: installs, builds and opens it, and
 * its development server where it has one. Prints a line for each, and ends with 1 where one fails.
 * Names as arguments choose some of them.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'content/starters');
/** What the playground lets one download. */
const playground = 'playground';
const chosen = process.argv.slice(2);
const names = [...readdirSync(folder), playground].filter(
  (name) => chosen.length === 0 || chosen.includes(name),
);
const browser = findBrowser();
if (!browser) throw new Error('Install Chromium, or set CHROME_PATH to the program.');

for (const name of names) {
  const problem = await checkStarter(name, browser).catch(String);
  console.log(problem ? `${name}: ${problem}` : `${name}: installed, built, opened`);
  if (problem) process.exitCode = 1;
}

/** What went wrong; undefined where nothing did. */
async function checkStarter(name: string, program: string): Promise<string | undefined> {
  const copy = mkdtempSync(path.join(tmpdir(), `starter-${name}-`));
  try {
    if (name === playground) makePlaygroundStarter(root, copy);
    else cpSync(path.join(folder, name), copy, { recursive: true });
    replaceMissingPackages(copy);
    const failed = run(copy, ['install', '--no-audit', '--no-fund']) ?? run(copy, ['run', 'build']);
    const told = failed ?? compareOptions(copy);
    if (told) return told;
    const built = await serveBuild(path.join(copy, existsSync(`${copy}/out`) ? 'out' : 'dist'));
    const seen = await lookAtSteps(program, name, built.origin).finally(built.end);
    if (seen) return `built: ${seen}`;
    if (!readFileSync(path.join(copy, 'package.json'), 'utf8').includes('"dev"')) return undefined;
    const dev = await startDevServer(copy);
    const shown = await lookAtStarter(program, dev.origin).finally(dev.end);
    return shown && `in development: ${shown}`;
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** What the page about the PostCSS plugin says otherwise than the plugin that was installed. */
function compareOptions(project: string): string | undefined {
  const plugin = path.join(project, 'node_modules/@stylexjs/postcss-plugin/src/plugin.js');
  if (!existsSync(plugin)) return undefined;
  const page = readPage('api/01-configuration/03-postcss-plugin.mdx');
  return comparePostcssOptions(page, readFileSync(plugin, 'utf8')).join('\n') || undefined;
}

/** The tutorial's project shows each of its five states at an address of its own. */
async function lookAtSteps(program: string, name: string, origin: string) {
  const paths = name === 'tutorial' ? [1, 2, 3, 4, 5].map((step) => `/?step=${step}`) : ['/'];
  for (const address of paths) {
    const problem = await lookAtStarter(program, origin + address);
    if (problem) return `${address} ${problem}`;
  }
  return undefined;
}

function run(cwd: string, args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status === 0) return undefined;
  return `npm ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`.trim();
}

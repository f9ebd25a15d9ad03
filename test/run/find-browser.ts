import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Debian's packages; the first is Chromium without its own windows, which take a third of a visit. */
const packages = ['chromium-headless-shell', 'chromium'];
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Looks for a Chrome or Chromium: the one that `CHROME_PATH` names, else one on the PATH or in
 * `/usr/bin`.
 * @returns its file; undefined where there is none
 * @throws where `CHROME_PATH` is set and names no program
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which is not an executable program.`);
  }
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram);
}

/**
 * Installs Chromium as Debian has it, and says so.
 * @returns its file
 * @throws an Error that says what to install, where that is not possible
 */
export function installBrowser(): string {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) throw new Error(needsBrowser);
  console.log('The tests need a browser and found none: installing one with apt.');
  try {
    runAsRoot('apt-get', ['update']);
    installFirst(packages);
  } catch (error) {
    throw new Error(`apt could not install a browser.\n${needsBrowser}`, { cause: error });
  }
  const installed = findBrowser();
  if (!installed) throw new Error(needsBrowser);
  console.log(`Installed ${installed}.`);
  return installed;
}

/** Installs the first package that apt has. @throws where it has none */
function installFirst([name = '', ...others]: readonly string[]): void {
  try {
    runAsRoot('apt-get', ['install', '-y', name]);
  } catch (error) {
    if (others.length === 0) throw error;
    installFirst(others);
  }
}

const needsBrowser =
  'The tests need Chrome or Chromium. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to the program.';

function runAsRoot(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

function isOnPath(name: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => isProgram(path.join(folder, name)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readBundleLog } from '../../check/failures/bundle-errors.ts';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { explainFileLog } from '../../diagnostics/file-error.ts';
import { PlainError } from '../../diagnostics/plain-error.ts';
import { checkFolder } from '../../node/check-folder.ts';
import { bundleEntry } from '../../waku/node/run-bundle.ts';
import { runWaku } from '../../waku/node/run-waku.ts';
import { bundleDiagnosticsName } from './vite-diagnostics.ts';

/**
 * Runs `waku build` for the code alone; its output is shown only with `DEBUG`.
 * @param folder the bundle's folder
 * @param buildId what pages and payloads of this bundle have as their build
 * @param modules the modules that content imports, as ids from the root; they may be known only when it is compiled
 * @param signal ends the build
 * @throws DiagnosticError if the bundler rejects the code, or the disk rejects the bundle; PlainError if the bundler
 * can't read files in the folder
 */
export async function buildBundle(
  root: string,
  folder: string,
  buildId: string,
  modules: Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  checkFolder(root);
  const child = runWaku(root, ['build'], 'pipe', {
    SITE_BUNDLE: path.relative(root, folder),
    SITE_BUILD_ID: buildId,
    NODE_ENV: 'production',
    // Read by Babel and by StyleX, which adds names for debugging in development.
    BABEL_ENV: 'production',
    ...limitResources(root),
  });
  child.on('message', () => void modules.then((ids) => child.connected && child.send(ids)));
  signal.addEventListener('abort', () => child.kill('SIGKILL'));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (process.env.DEBUG) process.stderr.write(chunk);
    });
  }
  const [code] = await once(child, 'close');
  if (code === 0 && existsSync(path.join(folder, bundleEntry))) return;
  const blocked = explainFileLog(root, log);
  if (blocked) throw blocked;
  const diagnostics = [...readBundleDiagnostics(folder), ...readBundleLog(root, log)];
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  throw new PlainError(`waku build ended with ${code}\n${shorten(log)}`);
}

let answer: Promise<readonly string[]> | undefined;

/**
 * In the bundler's process: asks the build, which reads the content meanwhile, for the modules that content imports.
 * @returns ids from the root
 */
export function askBuildForModules(): Promise<readonly string[]> {
  answer ??= new Promise((resolve) => {
    process.once('message', (ids: string[]) => {
      process.channel?.unref();
      resolve(ids);
    });
    // The bundler has nothing else to do then, and would end.
    process.channel?.ref();
    process.send?.('modules');
  });
  return answer;
}

/** Whether `node_modules` is a symbolic link. */
export function arePackagesLinked(root: string): boolean {
  const stats = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ?? false;
}

/**
 * The environment of the bundler: it uses one core, since content is compiled on the others, and a third less
 * memory because it frees memory at once.
 */
function limitResources(root: string): Record<string, string> {
  const links = arePackagesLinked(root) ? '--preserve-symlinks --preserve-symlinks-main' : '';
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=8 ${links}`,
    MIMALLOC_PURGE_DELAY: '0',
    ROLLDOWN_WORKER_THREADS: '1',
    RAYON_NUM_THREADS: '1',
  };
}

/** The last message of the bundler, without its stack. */
function shorten(log: string): string {
  const lines = stripVTControlCharacters(log).split('\n');
  const end = lines.findIndex((line) => line.startsWith('Build failed'));
  const last = end === -1 ? lines.slice(-20) : lines.slice(end);
  return last.filter((line) => !/^\s+at /.test(line)).join('\n');
}

function readBundleDiagnostics(folder: string): Diagnostic[] {
  const file = path.join(folder, bundleDiagnosticsName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

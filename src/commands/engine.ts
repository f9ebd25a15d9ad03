import { spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../compile/disk-cache.ts';

import { shortenClasses } from './shorten-classes.ts';

/** What the bundle was made from, and what it is made of: paths and digests. */
type EngineRecord = { inputs: Record<string, string>; outputs: Record<string, string> };

/**
 * The bundle that renders the site: its code without its content. It is built by the framework
 * when code, configuration or packages changed, and kept in `.cache/engine/`.
 * @param modules what content imports, as ids from the root
 * @returns the folder of the bundle
 */
export async function ensureEngine(root: string, modules: readonly string[]): Promise<string> {
  const key = digest(JSON.stringify([root, process.version, modules, listCode(root)]));
  const folder = path.join(root, '.cache/engine', key.slice(0, 16));
  if (isWhole(root, folder)) return folder;
  const work = path.join(root, '.build', `engine-${process.pid}`);
  try {
    await buildEngine(root, work);
    shortenClasses(work);
    recordEngine(root, work);
    mkdirSync(path.dirname(folder), { recursive: true });
    for (const old of readdirSync(path.dirname(folder))) {
      rmSync(path.join(path.dirname(folder), old), { recursive: true, force: true });
    }
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** The files whose coming or going changes the bundle, beside those that it names itself. */
function listCode(root: string): string[] {
  const patterns = ['src/**/*.{ts,tsx,css}', '*.config.ts', 'package*.json', 'tsconfig.json'];
  return globSync(patterns, { cwd: root, exclude: ['src/pages.gen.ts'] }).sort();
}

const recordName = 'engine.json';
/** Written by the bundler while it builds: the files of the project that it read. */
export const inputsName = 'inputs.json';

function isWhole(root: string, folder: string): boolean {
  try {
    const record: EngineRecord = JSON.parse(readFileSync(path.join(folder, recordName), 'utf8'));
    const matches = (base: string, sums: Record<string, string>) =>
      Object.entries(sums).every(([name, sum]) => digestOfFile(path.join(base, name)) === sum);
    return matches(root, record.inputs) && matches(folder, record.outputs);
  } catch {
    return false;
  }
}

function recordEngine(root: string, folder: string): void {
  const read: string[] = JSON.parse(readFileSync(path.join(folder, inputsName), 'utf8'));
  const sumsOf = (base: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, digestOfFile(path.join(base, name))]));
  const outputs = globSync('**/*.*', { cwd: folder }).sort();
  const record: EngineRecord = {
    inputs: sumsOf(root, [...new Set([...listCode(root), ...read])].sort()),
    outputs: sumsOf(folder, outputs),
  };
  writeFileSync(path.join(folder, recordName), JSON.stringify(record));
}

/** Runs `waku build`; what it prints is shown only when it fails, or with `DEBUG`. */
function buildEngine(root: string, folder: string): Promise<void> {
  const waku = path.join(root, 'node_modules/waku/cli.js');
  const child = spawn(process.execPath, [waku, 'build'], {
    cwd: root,
    env: { ...process.env, SITE_ENGINE: path.relative(root, folder), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      if (process.env.DEBUG) process.stderr.write(part);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && existsSync(path.join(folder, 'server/build.js'))) resolve();
      else reject(new Error(`waku build ended with ${code}\n${output}`));
    });
  });
}

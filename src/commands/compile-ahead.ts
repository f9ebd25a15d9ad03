import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** So many files are worth a process of their own. */
const worthProcess = 40;
/** So many that are still to be compiled are worth another thread, which takes long to warm up. */
const worthThread = 400;

/**
 * Compiles content in a process of its own where most of it is new, and fills the cache with it:
 * what compiling takes of memory is given back before pages are rendered. What is wrong with the
 * content is told by the build, which reads it again.
 * @param freed where other work has a core until then: all of them are used from then on
 */
export async function compileAhead(root: string, freed?: Promise<void>): Promise<void> {
  if (countNew(root) < worthProcess) return;
  const threads = availableParallelism() - (freed ? 1 : 0);
  const child = spawnCompiler(root, Math.max(1, threads));
  let ended = false;
  void freed?.then(() => !ended && countNew(root) >= worthThread && child.send('freed'));
  await new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  ended = true;
}

function spawnCompiler(root: string, threads: number): ChildProcess {
  const script = path.join(import.meta.dirname, 'compile-ahead-process.ts');
  // The channel tells it when this process has ended.
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
  // Nothing is gained by more room for what is new, and a site of any size may be built.
  const args = ['--max-semi-space-size=8', script, String(threads)];
  return spawn(process.execPath, args, { cwd: root, stdio: [...stdio] });
}

/** How many files have no entry in the cache, where all of its entries are of this content. */
function countNew(root: string): number {
  const files = globSync('content/**/*.{md,mdx}', { cwd: root }).length;
  return files - countEntries(path.join(root, '.cache/compile'));
}

function countEntries(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

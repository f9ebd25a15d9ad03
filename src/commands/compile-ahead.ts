import { spawn } from 'node:child_process';
import { globSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** So many files are worth a process of their own. */
const worthProcess = 40;

/**
 * Compiles content in a process of its own where most of it is new, and fills the cache with it:
 * what compiling takes of memory is given back before pages are rendered. What is wrong with the
 * content is told by the build, which reads it again.
 * @param busyCores how many cores have other work
 */
export async function compileAhead(root: string, busyCores = 0): Promise<void> {
  const files = globSync('content/**/*.{md,mdx}', { cwd: root }).length;
  if (files - countEntries(path.join(root, '.cache/compile')) < worthProcess) return;
  const script = path.join(import.meta.dirname, 'compile-ahead-process.ts');
  // The channel tells it when this process has ended.
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
  const threads = Math.max(1, availableParallelism() - busyCores);
  const args = [script, String(threads)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: [...stdio] });
  await new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}

function countEntries(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

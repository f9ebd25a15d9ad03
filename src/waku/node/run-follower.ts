import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const follow = pathToFileURL(path.join(import.meta.dirname, '../../process/follow-parent.ts')).href;

/**
 * Starts a script in a process of its own, which never outlives this one.
 * @param output where its output goes: to this terminal, or to who asks for it
 */
export function runFollower(
  node: string,
  root: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string>,
): ChildProcess {
  return spawn(node, ['--import', follow, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output, 'ipc'],
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const follow = pathToFileURL(path.join(import.meta.dirname, '../../process/follow-parent.ts')).href;

/**
 * Starts a command of the framework in a process of its own, which never outlives this one.
 * @param output where its output goes: to this terminal, or to who asks for it
 */
export function runWaku(
  root: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): ChildProcess {
  return runFollower(process.execPath, root, ['node_modules/waku/cli.js', ...args], output, env);
}

/** The same for a script of ours, which `args` begin with, as a path from the root. */
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

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const follow = pathToFileURL(path.join(import.meta.dirname, '../../node/follow-parent.ts')).href;

/**
 * Starts a command of the framework in a process that ends with this one.
 * @param output where its output goes: to this terminal, or to the caller
 */
export function runWaku(
  root: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): ChildProcess {
  return runFollower(process.execPath, root, ['node_modules/waku/cli.js', ...args], output, env);
}

/** The same for one of our scripts, whose path from the root is the first of `args`. */
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

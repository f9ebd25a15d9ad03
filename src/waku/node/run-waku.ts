import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { runFollower } from './run-follower.ts';

/** Starts a command of the framework in a process of its own, which never outlives this one. */
export function runWaku(
  root: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): ChildProcess {
  const waku = path.join(root, 'node_modules/waku/cli.js');
  return runFollower(process.execPath, root, [waku, ...args], output, env);
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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
  const waku = path.join(root, 'node_modules/waku/cli.js');
  const follow = pathToFileURL(
    path.join(import.meta.dirname, '../../process/follow-parent.ts'),
  ).href;
  return spawn(process.execPath, ['--import', follow, waku, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output, 'ipc'],
  });
}

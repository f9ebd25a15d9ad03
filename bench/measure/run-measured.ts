import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type TreeUse, type TreeWatch, watchTree } from './tree-watch.ts';

export type CommandResult = TreeUse & {
  wallSeconds: number;
  /** What went wrong, with the end of what was printed; undefined where nothing did. */
  failure?: string;
};

export type CommandOptions = {
  folder: string;
  env?: Record<string, string>;
  /** After so long the command and all that it started are ended. */
  limitSeconds: number;
};

const markName = 'BENCH_COMMAND';

/**
 * Runs a command and measures it with everything that it starts; what is left of it afterwards,
 * or when this process ends, is ended. One command may run at a time.
 */
export async function runMeasured(
  command: readonly [string, ...string[]],
  { folder, env, limitSeconds }: CommandOptions,
): Promise<CommandResult> {
  const mark = randomUUID();
  const watch = watchTree(`${markName}=${mark}`);
  const endAll = () => endProcesses(watch);
  // Before anything else that is done at the end, such as deleting the folder.
  process.prependOnceListener('exit', endAll);
  const [program, ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...cleanEnv(), ...env, [markName]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = keepEnd(child);
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    endAll();
  }, limitSeconds * 1000);
  const status = await waitFor(child);
  const wallSeconds = (performance.now() - started) / 1000;
  clearTimeout(limit);
  const use = { ...watch.stop(), wallSeconds };
  endAll();
  process.off('exit', endAll);
  if (status === 0) return use;
  const reason = late ? `was not ready after ${limitSeconds} s` : `ended with ${status}`;
  return { ...use, failure: `${command.join(' ')} ${reason}\n${printed().trim()}` };
}

/** The exit code, or in words what came instead of one. */
function waitFor(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code ?? String(signal)));
  });
}

/** Keeps the last lines that a command prints. */
function keepEnd(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      text = (text + part.toString()).slice(-4000);
    });
  }
  return () => text;
}

function endProcesses(watch: TreeWatch): void {
  for (const pid of watch.list()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** The environment without what npm adds for its scripts, and with this Node first on the PATH. */
function cleanEnv(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)/.test(name));
  const folders = [path.dirname(process.execPath), process.env.PATH];
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter) };
}

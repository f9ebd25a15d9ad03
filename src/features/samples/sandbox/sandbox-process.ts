import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { PlainError } from '../../../diagnostics/plain-error.ts';
import type { SandboxScript, ToSandbox } from '../host/messages.ts';
import { maxAnswerLength } from './answers.ts';
import { type Excess, watchUse } from './watch-use.ts';

/** The memory limit of V8, more than any sample needs. */
const heapMb = 768;

/**
 * It may not access files, start processes, or load addons; the worker is the one that ends it with its parent.
 * `host/lock-process` removes what Node can't deny.
 */
export const sandboxFlags = [
  '--permission',
  '--allow-worker',
  '--no-addons',
  '--disallow-code-generation-from-strings',
  '--unhandled-rejections=none',
  '--no-experimental-websocket',
  `--max-old-space-size=${heapMb}`,
];

/** The result of a question: a line, or why there is none. */
export type Outcome = { line: string } | { ended: Excess | 'crash' };

/** A process that answers one question at a time. */
export type SandboxProcess = {
  /** Gives it a script, if it doesn't have that. */
  load: (message: Extract<ToSandbox, { code: string }>) => void;
  ask: (line: string) => Promise<Outcome>;
  end: () => void;
};

/**
 * Starts the sandbox: a process without environment and permissions.
 * @param host its code
 * @throws PlainError if Node doesn't support permissions
 */
export function startSandbox(host: string): SandboxProcess {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) {
    throw new PlainError(
      `Samples run in a process without permissions, which Node ${process.versions.node} does not have.\nUse the Node of this project: npm run build, npm run dev, npm run check:content.`,
    );
  }
  const child = spawn(process.execPath, [...sandboxFlags, '--input-type=commonjs', '-e', host], {
    cwd: path.parse(process.cwd()).root,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    windowsHide: true,
  });
  const { input, output } = pipesOf(child);
  let settle: (outcome: Outcome) => void = () => {};
  let chunks: string[] = [];
  let length = 0;
  output.setEncoding('utf8').on('data', (chunk: string) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxAnswerLength) child.kill('SIGKILL');
    else if (chunk.endsWith('\n')) {
      const line = chunks.join('');
      chunks = [];
      length = 0;
      settle({ line });
    }
  });
  let excess: Excess | undefined;
  let hasEnded = false;
  const finish = (signal: string | null) => {
    hasEnded = true;
    settle({ ended: excess ?? (isOutOfMemory(signal) ? 'memory' : 'crash') });
  };
  child.on('error', () => finish(null)).on('close', (_code, signal) => finish(signal));
  input.on('error', () => {});
  const loaded = new Set<SandboxScript>();
  hold(child, false);
  return {
    load: (message) => {
      if (loaded.has(message.script)) return;
      loaded.add(message.script);
      input.write(`${JSON.stringify(message)}\n`);
    },
    ask: async (line) => {
      if (hasEnded) return { ended: 'crash' };
      hold(child, true);
      const stop = watchUse(child.pid ?? 0, (reason) => {
        excess = reason;
        child.kill('SIGKILL');
      });
      const outcome = await new Promise<Outcome>((resolve) => {
        settle = resolve;
        input.write(`${line}\n`);
      });
      stop();
      if (!hasEnded) hold(child, false);
      return outcome;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

/** The exit code of an engine without memory. */
const isOutOfMemory = (signal: string | null) =>
  signal !== null && ['SIGABRT', 'SIGILL', 'SIGTRAP'].includes(signal);

function pipesOf({ stdin, stdout }: ChildProcess): { input: Writable; output: Readable } {
  if (!stdin || !stdout) throw new Error('the sandbox has no pipes');
  return { input: stdin, output: stdout };
}

/** Whether this process waits for the sandbox: an idle one must not keep it from ending. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const name = isHeld ? 'ref' : 'unref';
  child[name]();
  for (const pipe of child.stdio) {
    if (pipe instanceof Socket) pipe[name]();
  }
}

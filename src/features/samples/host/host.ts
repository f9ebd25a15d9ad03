import { readSync, writeSync } from 'node:fs';
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import { lockProcess } from './lock-process.ts';
import type { AskOf, FromSandbox, Kind, Scripts, ToSandbox } from './messages.ts';

let components: vm.Script | undefined;

function answerLines(): void {
  for (const line of readLines(0)) {
    const message: ToSandbox = JSON.parse(line);
    if (!('script' in message)) {
      writeLine(1, JSON.stringify(replyTo(message)));
      continue;
    }
    const script = new vm.Script(message.code, { filename: message.script });
    if (message.script === 'components') components = script;
    else script.runInThisContext();
  }
}

function replyTo<K extends Kind>({ kind, ask }: { kind: K; ask: AskOf<K> }): FromSandbox {
  try {
    return { answer: globalThis.answers[kind]?.(ask) };
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : 'it could not be compiled' };
  }
}

function renderComponent(scripts: Scripts, file: string): string | null {
  if (!Object.hasOwn(scripts, file)) return null;
  const modules = Object.entries(scripts).map(
    ([name, code]) => `${JSON.stringify(name)}: function (require, exports) {${code}\n}`,
  );
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  try {
    components?.runInContext(context);
    const call = `render(${JSON.stringify(file)}, {${modules.join()}})`;
    const html: unknown = new vm.Script(call).runInContext(context);
    return typeof html === 'string' ? html : null;
  } catch {
    return null;
  }
}

/** In a separate thread, because a sample may block the main one. */
const watch = `
const { readSync } = require('node:fs');
try {
  while (readSync(3, Buffer.alloc(1)) > 0);
} finally {
  process.kill(process.pid, 'SIGKILL');
}`;

/** Ends this process when its parent has ended, and the pipe with it. */
function followParent(): void {
  new Worker(watch, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
}

const chunkSize = 1 << 16;

/**
 * Reads lines from a file descriptor synchronously: the event loop doesn't run, so nothing that a sample has
 * scheduled is ever executed.
 */
function* readLines(descriptor: number): Generator<string> {
  const buffer = Buffer.alloc(chunkSize);
  let chunks: Buffer[] = [];
  for (;;) {
    const count = readSync(descriptor, buffer);
    if (count === 0) return;
    let rest = Buffer.from(buffer.subarray(0, count));
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      yield Buffer.concat([...chunks, rest.subarray(0, end)]).toString();
      chunks = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) chunks.push(rest);
  }
}

const clock = new Int32Array(new SharedArrayBuffer(4));

/** Writes a whole line; waits if nobody is reading yet. */
function writeLine(descriptor: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  for (let start = 0; start < bytes.length; ) {
    try {
      start += writeSync(descriptor, bytes, start);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(clock, 0, 0, 1);
    }
  }
}

/** The process of the sandbox: Node gets its code as a text, and it only reads its input. */
// Taken before the lock, which closes what `process.kill` would look up.
const endProcess: () => void = Reflect.get(process, '_kill').bind(process, process.pid, 9);
followParent();
lockProcess();
globalThis.answers = {};
globalThis.renderComponent = renderComponent;
try {
  answerLines();
} finally {
  // The thread that follows the parent only ends with the process.
  endProcess();
}

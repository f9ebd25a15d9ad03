import { readSync, writeSync } from 'node:fs';

const piece = 1 << 16;

/**
 * Reads lines from a file descriptor synchronously: the event loop doesn't run, so nothing that a sample has
 * scheduled is ever executed.
 */
export function* readLines(descriptor: number): Generator<string> {
  const buffer = Buffer.alloc(piece);
  let parts: Buffer[] = [];
  for (;;) {
    const count = readSync(descriptor, buffer);
    if (count === 0) return;
    let rest = Buffer.from(buffer.subarray(0, count));
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      yield Buffer.concat([...parts, rest.subarray(0, end)]).toString();
      parts = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) parts.push(rest);
  }
}

const clock = new Int32Array(new SharedArrayBuffer(4));

/** Writes a whole line; waits if nobody is reading yet. */
export function writeLine(descriptor: number, text: string): void {
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

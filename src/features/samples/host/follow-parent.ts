import { Worker } from 'node:worker_threads';

/** In a separate thread, because a sample may block the main one. */
const watch = `
const { readSync } = require('node:fs');
try {
  while (readSync(3, Buffer.alloc(1)) > 0);
} finally {
  process.kill(process.pid, 'SIGKILL');
}`;

/** Ends this process when its parent has ended, and the pipe with it. */
export function followParent(): void {
  new Worker(watch, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
}

import { Worker } from 'node:worker_threads';

/** In a thread of its own, as the first one may be in a loop of a sample. */
const watch = `
const { readSync } = require('node:fs');
try {
  while (readSync(3, Buffer.alloc(1)) > 0);
} finally {
  process.kill(process.pid, 'SIGKILL');
}`;

/** Ends this process when the one that started it has ended, and with it the pipe between both. */
export function followParent(): void {
  new Worker(watch, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
}

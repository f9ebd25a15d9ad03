import { parentPort, workerData } from 'node:worker_threads';
import { compileContent } from '../compile/compile-content.ts';

type Message = { file: string; source: string };

let last = Promise.resolve();

/** A thread of `compile-pool`: compiles one file after the other, and answers in their order. */
parentPort?.on('message', ({ file, source }: Message) => {
  last = last.then(async () => {
    parentPort?.postMessage(await compileContent(file, source, workerData.root));
  });
});

import { parentPort, workerData } from 'node:worker_threads';
import { compileFile } from './compile-file.ts';

type Message = { file: string; source: string };

let last = Promise.resolve();

/** A thread of `compile-pool`: compiles one file after the other, and answers in their order. */
parentPort?.on('message', ({ file, source }: Message) => {
  last = last.then(async () => {
    parentPort?.postMessage(await compileFile(workerData.root, file, source, workerData.choices));
  });
});

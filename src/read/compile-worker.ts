import { parentPort, workerData } from 'node:worker_threads';
import { compileFile } from './compile-file.ts';

type Message = { file: string; source: string };

let last: Promise<unknown> = Promise.resolve();

/**
 * A thread of `compile-pool`: compiles the files of a message concurrently, since each may wait for another
 * process, and answers in their order.
 */
parentPort?.on('message', ({ file, source }: Message) => {
  const compiling = compileFile(workerData.root, file, source, workerData.choices);
  last = last.then(async () => parentPort?.postMessage(await compiling));
});

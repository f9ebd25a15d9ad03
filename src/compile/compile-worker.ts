import { parentPort, workerData } from 'node:worker_threads';
import { compileContent } from './compile-content.ts';

/** A thread of `compile-pool`: compiles one file after the other. */
parentPort?.on('message', async ({ file, source }: { file: string; source: string }) => {
  parentPort?.postMessage(await compileContent(file, source, workerData.root));
});

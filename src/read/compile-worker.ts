import { parentPort, workerData } from 'node:worker_threads';
import { compileFile } from './compile-file.ts';
import { isReady, type ThreadAnswer, type ThreadMessage } from './compile-thread.ts';
import { loadCompileFeatures } from './load-compile-features.ts';
import { loadCompiler } from './load-compiler.ts';

/** The thread of `compile-thread`: compiles files concurrently, since each may wait for another process. */
parentPort?.on('message', async ({ id, file, source }: ThreadMessage) => {
  const result = await compileFile(workerData.root, file, source, workerData.choices);
  const answer: ThreadAnswer = { id, result };
  parentPort?.postMessage(answer);
});

// Loaded before the first file is chosen: meanwhile, another one may become urgent.
loadCompileFeatures(workerData.choices);
loadCompiler();
parentPort?.postMessage(isReady);

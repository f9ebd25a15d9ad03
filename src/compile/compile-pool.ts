import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type CompileResult, compileContent } from './compile-content.ts';

type Job = {
  file: string;
  source: string;
  resolve: (result: CompileResult) => void;
  reject: (error: unknown) => void;
};

/** A thread takes this long to start as some files take to compile. */
const worthThreads = 8;

/**
 * Compiles files on all cores where there are many, and at once in this thread where there are few.
 * @param root the project's root
 */
export function createCompilePool(root: string) {
  const waiting: Job[] = [];
  let working = 0;
  const work = async () => {
    working += 1;
    const thread =
      waiting.length >= worthThreads
        ? new Worker(new URL('./compile-worker.ts', import.meta.url), { workerData: { root } })
        : undefined;
    const compile = thread ? askThread(thread) : compileHere(root);
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await compile(job.file, job.source).then(job.resolve, job.reject);
    }
    working -= 1;
    await thread?.terminate();
  };
  const start = () => {
    const wanted = waiting.length >= worthThreads ? availableParallelism() : 1;
    while (working < wanted && waiting.length > 0) void work();
  };
  return (file: string, source: string) =>
    new Promise<CompileResult>((resolve, reject) => {
      // The first job of a batch waits until the batch is known.
      if (waiting.push({ file, source, resolve, reject }) === 1) setImmediate(start);
    });
}

const compileHere = (root: string) => (file: string, source: string) =>
  compileContent(file, source, root);

function askThread(thread: Worker) {
  return (file: string, source: string) =>
    new Promise<CompileResult>((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', (result: CompileResult) => {
        thread.removeListener('error', reject);
        resolve(result);
      });
      thread.postMessage({ file, source });
    });
}

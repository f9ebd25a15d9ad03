import { Worker } from 'node:worker_threads';
import type { CompileChoices } from '../compile/compile-part.ts';
import type { CompiledFile } from './compile-file.ts';

/** A file to compile, and the functions for its result. */
export type Job = {
  file: string;
  source: string;
  resolve: (result: CompiledFile) => void;
  reject: (error: unknown) => void;
};

/** What a thread gets: `id` is returned with the result. */
export type ThreadMessage = { id: number; file: string; source: string };
export type ThreadAnswer = { id: number; result: CompiledFile };
/** What it answers first, when it has loaded the compiler. */
export const isReady = 'ready';

export type CompileThread = ReturnType<typeof startCompileThread>;

/**
 * Starts a thread that compiles files.
 * @param root the project's root
 */
export function startCompileThread(root: string, choices: CompileChoices) {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
    workerData: { root, choices },
  });
  const pending = new Map<number, { job: Job; done: PromiseWithResolvers<boolean> }>();
  let lastId = 0;
  let failure: Error | undefined;
  const ready = Promise.withResolvers<void>();
  worker.on('message', (answer: ThreadAnswer | typeof isReady) => {
    if (answer === isReady) return ready.resolve();
    const { id, result } = answer;
    const sent = pending.get(id);
    pending.delete(id);
    sent?.job.resolve(result);
    sent?.done.resolve(true);
  });
  worker.on('error', (error: Error) => {
    failure = error;
    ready.resolve();
    for (const { job, done } of pending.values()) {
      job.reject(error);
      done.resolve(false);
    }
    pending.clear();
  });
  const send = async (job: Job): Promise<boolean> => {
    if (failure) {
      job.reject(failure);
      return false;
    }
    lastId += 1;
    const done = Promise.withResolvers<boolean>();
    pending.set(lastId, { job, done });
    const message: ThreadMessage = { id: lastId, file: job.file, source: job.source };
    worker.postMessage(message);
    return done.promise;
  };
  return {
    /** Resolves when the compiler is loaded, or the thread has ended. */
    ready: ready.promise,
    /**
     * Compiles some files concurrently, and together with those of earlier calls.
     * @returns false if the thread has ended
     */
    compile: async (jobs: readonly Job[]): Promise<boolean> =>
      (await Promise.all(jobs.map(send))).every(Boolean),
    /** Ends the thread when it has compiled everything. */
    end: async (): Promise<void> => {
      await Promise.all(Array.from(pending.values(), ({ done }) => done.promise));
      await worker.terminate();
    },
  };
}

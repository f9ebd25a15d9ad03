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
  const pending = new Map<number, Job & { settle: (isAlive: boolean) => void }>();
  const running = new Set<Promise<boolean>>();
  let lastId = 0;
  let failure: Error | undefined;
  const ready = Promise.withResolvers<void>();
  worker.on('message', (answer: ThreadAnswer | typeof isReady) => {
    if (answer === isReady) return ready.resolve();
    const { id, result } = answer;
    const job = pending.get(id);
    pending.delete(id);
    job?.resolve(result);
    job?.settle(true);
  });
  worker.on('error', (error: Error) => {
    failure = error;
    ready.resolve();
    for (const { reject, settle } of pending.values()) {
      reject(error);
      settle(false);
    }
    pending.clear();
  });
  const send = ({ file, source, ...settlers }: Job) =>
    new Promise<boolean>((settle) => {
      if (failure) {
        settlers.reject(failure);
        return settle(false);
      }
      lastId += 1;
      pending.set(lastId, { file, source, ...settlers, settle });
      const message: ThreadMessage = { id: lastId, file, source };
      worker.postMessage(message);
    });
  return {
    /** Resolves when the compiler is loaded, or the thread has ended. */
    ready: ready.promise,
    /**
     * Compiles some files concurrently, and together with those of earlier calls.
     * @returns false if the thread has ended
     */
    compile: async (jobs: readonly Job[]): Promise<boolean> => {
      const sent = Promise.all(jobs.map(send)).then((answered) => answered.every(Boolean));
      running.add(sent);
      await sent;
      running.delete(sent);
      return sent;
    },
    /** Ends the thread when it has compiled everything. */
    end: async (): Promise<void> => {
      await Promise.all(running);
      await worker.terminate();
    },
  };
}

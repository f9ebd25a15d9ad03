import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompileChoices } from '../compile/compile-part.ts';
import { type CompiledFile, compileFile } from './compile-file.ts';

type Job = {
  file: string;
  source: string;
  resolve: (result: CompiledFile) => void;
  reject: (error: unknown) => void;
};

/** When there is time for work that takes seconds; undefined if there is now. */
export type WhenIdle = () => Promise<void> | undefined;

export type PoolOptions = {
  /** The number of threads, including this one; by default one for each core. */
  threads?: number;
  /** Resolves when one more may be used. */
  freed?: Promise<void>;
  /** Whether this thread has other work, so that it only compiles if there are few files. */
  leavesThread?: boolean;
  choices?: CompileChoices;
  /**
   * Where something else needs the processor more, when it no longer does. A thread waits for it,
   * except with urgent files.
   */
  whenIdle?: WhenIdle;
};

/** Starting a thread takes as long as compiling this many files. */
const minFilesForThread = 40;
/** The number of files sent to a thread at once, so that it has work while this thread is busy. */
const batchSize = 8;
/** The same if urgent requests may come. */
const urgentBatchSize = 2;
/**
 * The number of files that a thread compiles concurrently, because some wait for other processes, as those with
 * samples do.
 */
const concurrentFiles = 4;

/**
 * Compiles files on all cores if there are many, otherwise in this thread alone.
 * @param root the project's root
 * @returns `compile`, which resolves when the file is compiled; `prioritize`, which moves a file to the front of the
 * queue
 */
export function createCompilePool(
  root: string,
  {
    threads,
    freed,
    choices = {},
    leavesThread = false,
    whenIdle = () => undefined,
  }: PoolOptions = {},
) {
  const waiting: Job[] = [];
  const urgent = new Set<string>();
  let working = false;
  let wake = () => {};
  const isUrgent = (job: Job | undefined) => job !== undefined && urgent.has(job.file);
  const workHere = async () => {
    await Promise.all(Array.from({ length: concurrentFiles }, compileWaiting));
  };
  const compileWaiting = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await compileFile(root, job.file, job.source, choices).then(job.resolve, job.reject);
      // Lets results of other threads arrive.
      await new Promise(setImmediate);
    }
  };
  const workInThread = async () => {
    const thread = new Worker(new URL('./compile-worker.ts', import.meta.url), {
      workerData: { root, choices },
    });
    let alive = true;
    // A thread that has ended never answers: the others take the remaining files.
    while (alive && waiting.length > 0) {
      const idle = isUrgent(waiting[0]) ? undefined : whenIdle();
      if (idle) await Promise.race([idle, new Promise<void>((resolve) => (wake = resolve))]);
      else
        alive = await sendJobs(
          thread,
          waiting.splice(0, leavesThread ? urgentBatchSize : batchSize),
        );
    }
    await thread.terminate();
  };
  const start = async () => {
    working = true;
    const cores = threads ?? availableParallelism();
    const isLeft = leavesThread && waiting.length >= minFilesForThread;
    const helpers = waiting.length < minFilesForThread ? 0 : Math.max(cores - 1, isLeft ? 1 : 0);
    let late: Promise<void> | undefined;
    void freed?.then(() => {
      if (working) late = workInThread();
    });
    const own = isLeft ? [] : [workHere()];
    await Promise.all([...own, ...Array.from({ length: helpers }, workInThread)]);
    await late;
    working = false;
    // Files that arrived while the threads were shut down.
    if (waiting.length > 0) void start();
  };
  return {
    compile: (file: string, source: string) =>
      new Promise<CompiledFile>((resolve, reject) => {
        const job = { file, source, resolve, reject };
        if (isUrgent(job)) waiting.unshift(job);
        else waiting.push(job);
        wake();
        // The first job of a batch waits until the batch is known.
        if (waiting.length === 1 && !working) setImmediate(() => !working && void start());
      }),
    prioritize: (file: string) => {
      urgent.add(file);
      const at = waiting.findIndex((job) => job.file === file);
      if (at > 0) waiting.unshift(...waiting.splice(at, 1));
      wake();
    },
  };
}

/**
 * Lets a thread compile some files; results come in order.
 * @returns false if it has ended
 */
function sendJobs(thread: Worker, jobs: readonly Job[]): Promise<boolean> {
  return new Promise((settle) => {
    const fail = (error: unknown) => {
      for (const job of jobs) job.reject(error);
      settle(false);
    };
    let answered = 0;
    const take = (result: CompiledFile) => {
      jobs[answered]?.resolve(result);
      answered += 1;
      if (answered < jobs.length) return;
      thread.off('message', take);
      thread.off('error', fail);
      settle(true);
    };
    thread.once('error', fail);
    thread.on('message', take);
    for (const { file, source } of jobs) thread.postMessage({ file, source });
  });
}

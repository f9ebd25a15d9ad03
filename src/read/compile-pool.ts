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

export type PoolOptions = {
  /** How many may work, this one included; by default one for each core. */
  threads?: number;
  /** When another one may. */
  freed?: Promise<void>;
  /** Whether this thread has other work, and compiles itself only where there are few files. */
  leavesThread?: boolean;
  choices?: CompileChoices;
};

/** A thread takes as long to get into its stride as this many files take to compile. */
const minFilesForThread = 40;
/** Handed to a thread at once, so that it has work while this thread is busy with its own. */
const atOnce = 8;
/** The same where somebody may come who is in a hurry. */
const atOnceInHurry = 2;
/** A file may wait for another process, as samples do: meanwhile its thread compiles others. */
const overlapped = 4;

/**
 * Compiles files on all cores where there are many, and in this thread alone where there are few.
 * @param root the project's root
 * @returns `compile`, which answers when a file's turn has come; `hurry`, which has a
 *   file compiled next
 */
export function createCompilePool(
  root: string,
  { threads, freed, choices = {}, leavesThread = false }: PoolOptions = {},
) {
  const waiting: Job[] = [];
  const hurried = new Set<string>();
  let working = false;
  const workHere = async () => {
    await Promise.all(Array.from({ length: overlapped }, compileWaiting));
  };
  const compileWaiting = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await compileFile(root, job.file, job.source, choices).then(job.resolve, job.reject);
      // Lets the results of other threads in.
      await new Promise(setImmediate);
    }
  };
  const workInThread = async () => {
    const thread = new Worker(new URL('./compile-worker.ts', import.meta.url), {
      workerData: { root, choices },
    });
    let alive = true;
    // A thread that has ended would never answer: the others take what is left.
    while (alive && waiting.length > 0) {
      alive = await sendJobs(thread, waiting.splice(0, leavesThread ? atOnceInHurry : atOnce));
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
    // What came while the threads were put away.
    if (waiting.length > 0) void start();
  };
  return {
    compile: (file: string, source: string) =>
      new Promise<CompiledFile>((resolve, reject) => {
        const job = { file, source, resolve, reject };
        if (hurried.has(file)) waiting.unshift(job);
        else waiting.push(job);
        // The first job of a batch waits until the batch is known.
        if (waiting.length === 1 && !working) setImmediate(() => !working && void start());
      }),
    hurry: (file: string) => {
      hurried.add(file);
      const at = waiting.findIndex((job) => job.file === file);
      if (at > 0) waiting.unshift(...waiting.splice(at, 1));
    },
  };
}

/** Has a thread compile some files; answers come in their order. @returns false where it ended */
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

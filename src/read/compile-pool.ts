import { availableParallelism } from 'node:os';
import type { CompileChoices } from '../compile/compile-part.ts';
import { type CompiledFile, compileFile } from './compile-file.ts';
import { type CompileThread, type Job, startCompileThread } from './compile-thread.ts';

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
  const running = new Set<CompileThread>();
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
    const thread = startCompileThread(root, choices);
    running.add(thread);
    await thread.ready;
    let alive = true;
    // A thread that has ended never answers: the others take the remaining files.
    while (alive && waiting.length > 0) {
      const idle = isUrgent(waiting[0]) ? undefined : whenIdle();
      if (idle) await Promise.race([idle, new Promise<void>((resolve) => (wake = resolve))]);
      else
        alive = await thread.compile(waiting.splice(0, leavesThread ? urgentBatchSize : batchSize));
    }
    running.delete(thread);
    await thread.end();
  };
  /** Urgent files don't wait until a thread has compiled what it is busy with. */
  const sendUrgent = () => {
    const [thread] = running;
    while (thread && isUrgent(waiting[0])) void thread.compile(waiting.splice(0, 1));
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
        sendUrgent();
        wake();
        // The first job of a batch waits until the batch is known.
        if (waiting.length === 1 && !working) setImmediate(() => !working && void start());
      }),
    prioritize: (file: string) => {
      urgent.add(file);
      const at = waiting.findIndex((job) => job.file === file);
      if (at > 0) waiting.unshift(...waiting.splice(at, 1));
      sendUrgent();
      wake();
    },
  };
}

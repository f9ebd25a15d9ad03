import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { CompileChoices } from '../compile-part.ts';
import { type CompiledFile, compileFile } from './compile-file.ts';
import type { CompileTask } from './compile-worker.ts';

export type PoolOptions = {
  /** The number of threads; by default one for each core. */
  threads?: number;
  /** Whether this thread has other work, so that it only compiles if there are few files. */
  leavesThread?: boolean;
  choices?: CompileChoices;
};

/** A file to compile, and the functions for its result. */
type Job = {
  task: CompileTask;
  resolve: (result: CompiledFile) => void;
  reject: (error: unknown) => void;
};

/** Starting a thread takes as long as compiling this many files. */
const minFilesForThread = 40;
/**
 * The number of files that a thread compiles concurrently, because some wait for other processes, as those with
 * samples do.
 */
const filesPerThread = 4;

/**
 * Compiles files on all cores if there are many, otherwise in this thread alone.
 * @param root the project's root
 * @returns `compile`, which resolves when the file is compiled; `prioritize`, which moves a file to the front of the
 * queue
 */
export function createCompilePool(
  root: string,
  { threads = availableParallelism(), leavesThread = false, choices = {} }: PoolOptions = {},
) {
  const waiting: Job[] = [];
  const urgent = new Set<string>();
  const maxThreads = leavesThread ? Math.max(1, threads - 1) : threads;
  let pool: Tinypool | undefined;
  let isMany = false;
  let running = 0;
  const startPool = () =>
    new Tinypool({
      filename: new URL('./compile-worker.ts', import.meta.url),
      ...{ minThreads: 0, maxThreads, concurrentTasksPerWorker: filesPerThread },
    });
  const compile = (task: CompileTask): Promise<CompiledFile> => {
    if (!isMany) return compileFile(root, task.file, task.source, choices);
    pool ??= startPool();
    return pool.run(task);
  };
  const takeJob = () => {
    const at = waiting.findIndex(({ task }) => urgent.has(task.file));
    return waiting.splice(Math.max(0, at), 1)[0];
  };
  const work = async () => {
    running += 1;
    for (let job = takeJob(); job; job = takeJob()) {
      await compile(job.task).then(job.resolve, job.reject);
    }
    running -= 1;
  };
  const start = () => {
    if (running === 0) isMany = false;
    isMany ||= (leavesThread || maxThreads > 1) && waiting.length >= minFilesForThread;
    const most = filesPerThread * (isMany ? maxThreads : 1);
    while (running < most && waiting.length > 0) void work();
  };
  return {
    compile: (file: string, source: string) =>
      new Promise<CompiledFile>((resolve, reject) => {
        waiting.push({ task: { root, file, source, choices }, resolve, reject });
        // The first job of a batch waits until the batch is known.
        if (waiting.length === 1) setImmediate(start);
      }),
    prioritize: (file: string): void => void urgent.add(file),
  };
}

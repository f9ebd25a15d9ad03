import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { listNames } from '../cache/disk-cache.ts';
import type { CompileChoices } from '../compile/compile-part.ts';
import { nativeVariable } from '../compile/syntax/native-parser.ts';
import { compileBasis } from '../read/content-cache.ts';
import { loadCompileFeatures } from '../read/load-compile-features.ts';

/** What its process is told. */
export type AheadOptions = { threads: number; choices: CompileChoices };

/** So many files are worth a process of their own. */
const worthProcess = 40;
/** So many that are still to be compiled are worth another thread, which takes long to warm up. */
const worthThread = { plain: 400, slow: 30 };

/**
 * Compiles content in a process of its own where most of it is new, and fills the cache with it:
 * what compiling takes of memory is given back before pages are rendered (500 pages, cold: 21.2 s of
 * CPU and 917 MB at the peak, without it 23.7 s and 1151 MB). What is wrong with the content is told
 * by the build, which reads it again, and compiles the rest where the process ends early.
 * @param sources the files that are compiled
 * @param freed where other work has a core until then: all of them are used from then on
 */
export async function compileAhead(
  root: string,
  sources: readonly string[],
  choices: CompileChoices,
  freed?: Promise<unknown>,
): Promise<void> {
  const basis = compileBasis(choices);
  /** How many have no entry in the cache, where all that this compiler made are of this content. */
  const countNew = () => {
    const names = listNames(path.join(root, '.cache/compile'));
    return sources.length - names.filter((name) => name.startsWith(basis)).length;
  };
  if (countNew() < worthProcess) return;
  const threads = Math.max(1, availableParallelism() - (freed ? 1 : 0));
  const script = path.join(import.meta.dirname, 'compile-ahead-process.ts');
  const child = fork(script, [JSON.stringify({ threads, choices } satisfies AheadOptions)], {
    cwd: root,
    env: { ...process.env, [nativeVariable]: 'yes' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A 20th less CPU for 60 MB; the bundler beside it ends sooner where it has less.
    execArgv: ['--max-semi-space-size=32'],
  });
  child.send(sources);
  const { parts } = loadCompileFeatures(choices);
  const isSlow = parts.some(({ part, choices: own }) => part.isSlow?.(own));
  const least = isSlow ? worthThread.slow : worthThread.plain;
  void freed?.then(() => child.connected && countNew() >= least && child.send('freed'));
  await once(child, 'close').catch(() => {});
}

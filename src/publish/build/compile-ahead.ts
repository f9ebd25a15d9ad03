import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { CompileChoices } from '../../compile/compile-part.ts';
import { compileBasis } from '../../compile/files/content-cache.ts';
import { loadCompileFeatures } from '../../compile/files/load-compile-features.ts';
import { nativeVariable } from '../../compile/syntax/native-parser.ts';
import { listNames } from '../../node/disk-cache.ts';

/** The arguments of the process. */
export type AheadOptions = { threads: number; choices: CompileChoices };

/** With fewer uncached files, a separate process isn't worth starting. */
const minFilesForProcess = 40;
/** With fewer files, a thread more than the cores that the bundler leaves isn't worth its slow start. */
const minFilesForThread = { plain: 1000, slow: 150 };

/**
 * Compiles content in a separate process if most of it is new, and thereby fills the cache. The memory is freed
 * before pages are rendered (500 pages, cold: 21.2 s of CPU and a peak of 917 MB, without it 23.7 s and 1151 MB).
 * The build itself reads the content from the cache, reports its diagnostics, and compiles the rest if the process ends
 * early.
 * @param sources the files to compile
 * @param isBundling whether the bundler uses a core meanwhile
 */
export async function compileAhead(
  root: string,
  sources: readonly string[],
  choices: CompileChoices,
  isBundling = false,
): Promise<void> {
  const basis = compileBasis(choices);
  // All entries of this compiler count as those of this content.
  const names = listNames(path.join(root, '.cache/compile'));
  const count = sources.length - names.filter((name) => name.startsWith(basis)).length;
  if (count < minFilesForProcess) return;
  const { parts } = loadCompileFeatures(choices);
  const isSlow = parts.some(({ part, choices: partChoices }) => part.isSlow?.(partChoices));
  const leavesCore = isBundling && count < minFilesForThread[isSlow ? 'slow' : 'plain'];
  const threads = Math.max(1, availableParallelism() - (leavesCore ? 1 : 0));
  const script = path.join(import.meta.dirname, 'compile-ahead-process.ts');
  const child = fork(script, [JSON.stringify({ threads, choices } satisfies AheadOptions)], {
    cwd: root,
    env: { ...process.env, [nativeVariable]: 'yes' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // 5% less CPU for 60 MB; less would also delay the bundler, which runs in parallel.
    execArgv: ['--max-semi-space-size=32'],
  });
  child.send(sources);
  await once(child, 'close').catch(() => {});
}

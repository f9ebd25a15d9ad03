import { createRequire } from 'node:module';
import path from 'node:path';
import { compilerVersion, versionOfCode } from '../../../compile/files/compiler-version.ts';
import { readCompiled } from '../../../compile/files/content-cache.ts';
import type { ContentIndex } from '../../../content/content-index.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { digest } from '../../../node/disk-cache.ts';
import { openShardedCache } from '../../../node/sharded-cache.ts';
import { keyOfBlock } from '../provable.ts';
import type { ProvableBlock } from '../sample.ts';
import type { Wrong } from './problem.ts';
import { readProofs } from './samples-lock.ts';

const require = createRequire(import.meta.url);

/** The result of a block that is right. */
const nothingWrong = '[]';

type Prove = typeof import('./prove-blocks.ts').proveBlocks;

/** The last call, of any prover: all share their processes. */
let previous: Promise<unknown> = Promise.resolve();

/** A content file with blocks to prove. */
type SamplePage = { file: string; keys: readonly string[]; read: () => readonly ProvableBlock[] };

/**
 * Creates a function that proves the code blocks of all content that aren't in the lock; if all are, it loads
 * nothing. Results are cached in `.cache/samples/` by the text of a block and its imports. A call waits for the
 * previous one, so that no block is proven twice (edits during the first check would otherwise each start it
 * again), and none ends the processes that another one uses.
 * @param version what else affects results: by default a digest of the code that proves, and its packages
 * @param load loads what proves blocks
 * @returns what is wrong, each with its line and column in the content file
 */
export function createProver(root: string, version?: string, load = loadProver) {
  let cache: ReturnType<typeof openShardedCache> | undefined;
  const openCache = () => {
    const basis = (version ?? proverVersion()).slice(0, 16);
    return openShardedCache(path.join(root, '.cache/samples'), basis);
  };
  /** The results of this process; the cache only has those of earlier ones. */
  const fresh = new Map<string, string>();
  const prove = async (index: ContentIndex, willRepeat: boolean) => {
    // Read each time, because it may change while dev runs.
    const isLocked = readProofs(root);
    const find = (key: string) => {
      if (isLocked(key)) return nothingWrong;
      cache ??= openCache();
      return fresh.get(key) ?? cache.find(key);
    };
    const pages = listSamplePages(root, index);
    const unknown = new Map<string, ProvableBlock>();
    for (const { keys, read } of pages) {
      if (keys.every((key) => find(key) !== undefined)) continue;
      for (const block of read()) {
        const key = keyOfBlock(block);
        if (find(key) === undefined) unknown.set(key, block);
      }
    }
    if (unknown.size > 0) {
      const wrong = await load()(root, [...unknown.values()], willRepeat);
      for (const [at, key] of [...unknown.keys()].entries()) {
        const blockWrong = wrong[at] ?? [];
        const line = JSON.stringify(blockWrong);
        fresh.set(key, line);
        if (!blockWrong.some(({ stopped }) => stopped)) cache?.put(key, line);
      }
    }
    cache?.save();
    const wrongOf = (key: string): Wrong[] => JSON.parse(find(key) ?? nothingWrong);
    return pages.flatMap((page) => placeDiagnostics(page, wrongOf));
  };
  return (index: ContentIndex, { willRepeat = false } = {}) => {
    const proving = previous.then(() => prove(index, willRepeat));
    previous = proving.catch(() => {});
    return proving;
  };
}

function proverVersion(): string {
  const codeVersion = versionOfCode(['src/features/samples/prove/prove-samples.ts']);
  return digest([compilerVersion(), codeVersion].join());
}

/** The content files with code, each with its blocks. */
export function listSamplePages(root: string, index: ContentIndex): SamplePage[] {
  const sources = [...index.docs, ...index.posts, ...index.partials];
  return sources.flatMap(({ file, facts: { key, features } }) => {
    const { samples: keys = [] } = features ?? {};
    if (keys.length === 0) return [];
    return [{ file, keys, read: () => readCompiled(root, key).kept?.samples ?? [] }];
  });
}

/** A file without diagnostics in its blocks isn't even read. */
export function placeDiagnostics(
  { file, keys, read }: SamplePage,
  wrongOf: (key: string) => Wrong[],
): Diagnostic[] {
  if (keys.every((key) => wrongOf(key).length === 0)) return [];
  return read().flatMap((block) =>
    wrongOf(keyOfBlock(block)).map(({ message, hint, line, column, severity }) => {
      const placed = placeInPage(block, { line, column }, message);
      return { file, ...placed, hint, ...(severity && { severity }) };
    }),
  );
}

function placeInPage(
  { at: [line, column], starts }: ProvableBlock,
  place: Pick<Wrong, 'line' | 'column'>,
  message: string,
): Omit<Diagnostic, 'file'> {
  if (place.line === undefined) return { line, column, message };
  const [startLine, startColumn] = starts[place.line - 1] ?? starts.at(-1) ?? [line, column];
  if (startLine > line) {
    return { line: startLine, column: startColumn + (place.column ?? 1) - 1, message };
  }
  // Diagnostics in the code of another file are reported where that file is named.
  return { line, column, message: `line ${place.line}: ${message}` };
}

/** Loaded on demand, because it loads TypeScript. */
function loadProver(): Prove {
  return require('./prove-blocks.ts').proveBlocks;
}

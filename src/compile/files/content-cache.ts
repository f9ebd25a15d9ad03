import path from 'node:path';
import type { ContentFacts, FoundFacts } from '../../content/content-facts.ts';
import { findImportDiagnostics } from '../../content/modules/import-diagnostics.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import { createDiskCache, digest } from '../../node/disk-cache.ts';
import { type CompileChoices, textChoices } from '../compile-part.ts';
import type { CompiledContent } from '../compiled.ts';
import type { CompiledFile } from './compile-file.ts';
import { createCompilePool, type PoolOptions } from './compile-pool.ts';
import { compilerVersion } from './compiler-version.ts';
import { isAsNoted } from './source-reader.ts';

/** Compiles files and caches the results: completely on disk, the facts in memory. */
export type ContentCompiler = (
  file: string,
  source: string,
) => Promise<{ compiled?: ContentFacts; references?: FoundFacts; diagnostics: Diagnostic[] }>;

/** The same, with functions for callers that can't wait for all files. */
export type CachingCompiler = ContentCompiler & {
  /** Compiles a file before those in the queue. */
  now: ContentCompiler;
  /** Returns the facts of a file if it is cached. */
  find: (file: string, source: string) => ContentFacts | undefined;
};

/** A result as it is kept in memory; without `compiled` if the file has errors. */
type KnownFile = Omit<CompiledFile, 'compiled'> & { compiled?: ContentFacts };

/**
 * Creates the compiler. Results with errors aren't cached. An entry with a wrong digest, or made from a file that
 * has changed since, counts as absent.
 * @param root the project's root; the cache is `.cache/compile/`, which may be deleted
 * @param version what else affects results
 */
export function createContentCompiler(
  root: string,
  { version, ...options }: PoolOptions & { version?: string } = {},
): CachingCompiler {
  const pool = createCompilePool(root, options);
  const basis = compileBasis(options.choices, version);
  const entries = new Map<string, Promise<KnownFile>>();
  const keys = new Map<string, string>();
  /** Keeps only the newest result of each file: in dev there can be hundreds. */
  const forgetOlder = (file: string, key: string) => {
    const before = keys.get(file);
    if (before !== undefined && before !== key) entries.delete(before);
    keys.set(file, key);
  };
  const find = async (key: string, file: string, source: string): Promise<KnownFile> => {
    const stored = readFacts(root, key);
    if (stored && isFresh(root, stored)) return stored;
    const { compiled, ...entry } = await pool.compile(file, source);
    if (!compiled) return entry;
    // In memory the texts of a large site would take too much.
    const { body, preview, blocks, kept: featureData, ...facts } = compiled;
    const withFacts = { ...entry, compiled: { ...facts, key } };
    const texts: CompiledTexts = { body, preview, blocks, kept: featureData };
    const lines = [withFacts, texts].map((line) => JSON.stringify(line));
    cacheOf(root).write(`${key}.json`, lines.join('\n'));
    return withFacts;
  };
  const keyOf = (file: string, source: string) => `${basis}-${digest(`${file}\0${source}`)}`;
  const read: ContentCompiler = async (file, source) => {
    const key = keyOf(file, source);
    forgetOlder(file, key);
    let entry = await entries.get(key);
    if (!entry || !isFresh(root, entry) || !isKept(root, key)) {
      const pending = find(key, file, source);
      entries.set(key, pending);
      entry = await pending;
    }
    const { compiled, diagnostics, references = compiled } = entry;
    // Checked each time, because imported files can appear and disappear without a change of the text.
    const missing = findImportDiagnostics(root, file, references?.imports ?? []);
    const all = [...diagnostics, ...missing];
    return !compiled || missing.some(isError)
      ? { diagnostics: all, references }
      : { diagnostics: all, compiled };
  };
  return Object.assign(read, {
    now: (file: string, source: string) => {
      pool.prioritize(file);
      return read(file, source);
    },
    find: (file: string, source: string) => {
      const stored = readFacts(root, keyOf(file, source));
      return stored && isFresh(root, stored) ? stored.compiled : undefined;
    },
  });
}

/** The prefix of all entries made by one compiler with the same settings. */
export function compileBasis(
  choices: CompileChoices = {},
  version = compilerVersion(Object.keys(choices).filter((name) => name !== textChoices)),
): string {
  return digest(version + JSON.stringify(choices)).slice(0, 16);
}

/** Whether the text of a compiled file can be read. */
export const isKept = (root: string, key: string) => cacheOf(root).has(`${key}.json`);

type CompiledTexts = Pick<CompiledContent, 'body' | 'preview' | 'blocks' | 'kept'>;

/**
 * Reads the text of a compiled file.
 * @throws if its entry is gone
 */
export function readCompiled(root: string, key: string): CompiledTexts {
  const text = cacheOf(root).readLine(`${key}.json`, 1);
  if (text === undefined) {
    throw new Error(`.cache/compile/${key}.json was removed while it was needed`);
  }
  return JSON.parse(text);
}

function isFresh(root: string, { compiled, sources }: KnownFile): boolean {
  return compiled !== undefined && isAsNoted(root, sources);
}

/** Reads the first line of an entry; the texts aren't parsed. */
function readFacts(root: string, key: string): KnownFile | undefined {
  const text = cacheOf(root).readLine(`${key}.json`, 0);
  return text === undefined ? undefined : JSON.parse(text);
}

const cacheOf = (root: string) => createDiskCache(path.join(root, '.cache/compile'));

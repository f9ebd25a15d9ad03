import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CompileResult, compileContent } from './compile-content.ts';

/** Compiles, and keeps what it compiled: on disk by content, in memory for the process. */
export type ContentCompiler = (file: string, source: string) => Promise<CompileResult>;

/**
 * @param root the project's root; entries stand in `.cache/compile/`, which may be deleted
 * Faults are not kept. An entry that does not match its digest is treated as absent.
 */
export function createContentCompiler(root: string): ContentCompiler {
  const folder = path.join(root, '.cache/compile');
  const version = digestOfCompiler(root);
  const running = new Map<string, Promise<CompileResult>>();
  return (file, source) => {
    const key = digest(`${version}\0${file}\0${source}`);
    const known = running.get(key);
    if (known) return known;
    const result = readOrCompile(path.join(folder, `${key}.json`), file, source);
    running.set(key, result);
    return result;
  };
}

async function readOrCompile(entry: string, file: string, source: string): Promise<CompileResult> {
  const stored = readEntry(entry);
  if (stored) return stored;
  const result = await compileContent(file, source);
  if (result.compiled) writeEntry(entry, JSON.stringify(result));
  return result;
}

function readEntry(entry: string): CompileResult | undefined {
  try {
    const [sum = '', ...rest] = readFileSync(entry, 'utf8').split('\n');
    const text = rest.join('\n');
    return digest(text) === sum ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a parallel build never reads half an entry. */
function writeEntry(entry: string, text: string): void {
  mkdirSync(path.dirname(entry), { recursive: true });
  const temporary = `${entry}.${process.pid}`;
  writeFileSync(temporary, `${digest(text)}\n${text}`);
  renameSync(temporary, entry);
}

/** Everything that can change a result: the compiler's own files and the lock file. */
function digestOfCompiler(root: string): string {
  const folders = ['src/compile', 'src/theme', 'src/content'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(root, folder, name)),
  );
  return digest(
    [...files.sort(), path.join(root, 'package-lock.json')]
      .map((name) => digest(readFileSync(name, 'utf8')))
      .join(),
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

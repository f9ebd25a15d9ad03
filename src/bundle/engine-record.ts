import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, digestOfFile } from '../cache/disk-cache.ts';
import { listFiles } from '../read/list-files.ts';

/** What a bundle was made from, and what it is made of: paths and digests. */
export type EngineRecord = { inputs: Record<string, string>; outputs: Record<string, string> };

const recordName = 'engine.json';
/** Written by the bundler while it builds: the files of the project that it read. */
const inputsName = 'inputs.json';

/** The files whose coming or going changes the bundle, beside those that it names itself. */
export function listCode(root: string): string[] {
  const patterns = [
    'src/**/*.{ts,tsx,css}',
    '*.config.ts',
    'package*.json',
    'tsconfig.json',
    '.env*',
  ];
  return globSync(patterns, { cwd: root, exclude: ['src/pages.gen.ts'] }).sort();
}

/** The record of a bundle; undefined where it, or anything it was made from, is not as it was. */
export function readRecord(root: string, folder: string): EngineRecord | undefined {
  const text = createDiskCache(folder).read(recordName);
  if (text === undefined) return undefined;
  const record: EngineRecord = JSON.parse(text);
  const matches = (base: string, sums: Record<string, string>) =>
    Object.entries(sums).every(([name, sum]) => digestOfFile(path.join(base, name)) === sum);
  return matches(root, record.inputs) && matches(folder, record.outputs) ? record : undefined;
}

/**
 * Notes what a bundle was made from and what it is made of.
 * @param started when the bundler did: of a file that changed since, nobody knows what it read
 */
export function writeRecord(root: string, folder: string, started: number): EngineRecord {
  const read: string[] = JSON.parse(readFileSync(path.join(folder, inputsName), 'utf8'));
  const inputs = [...new Set([...listCode(root), ...read])].sort();
  const outputs = listFiles(folder);
  const sumsOf = (base: string, names: readonly string[], sumOf: (file: string) => string) =>
    Object.fromEntries(names.map((name) => [name, sumOf(path.join(base, name))]));
  const record: EngineRecord = {
    inputs: sumsOf(root, inputs, (file) =>
      changedSince(file, started) ? 'unknown' : digestOfFile(file),
    ),
    outputs: sumsOf(folder, outputs, digestOfFile),
  };
  createDiskCache(folder).write(recordName, JSON.stringify(record));
  return record;
}

function changedSince(file: string, time: number): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? time) >= time;
}

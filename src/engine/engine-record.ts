import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from '../cache/disk-cache.ts';
import { listFiles } from '../read/list-files.ts';
import type { BundledSite } from '../site/bundled-site.ts';
import { type EngineInputs, isUnchanged } from './engine-inputs.ts';

/** The inputs of a bundle, and its files with their digests. */
export type EngineRecord = { inputs: EngineInputs; outputs: Record<string, string> };

/** The file in the bundle's folder with its inputs; written when the bundler ends. */
export const inputsName = 'inputs.json';
const recordName = 'record.json';

/** Not an input: the parts of the configuration that affect the bundle are compared separately. */
export const configFile = 'site.config.ts';

/** Lists the files whose addition or removal changes the bundle, besides those that it depends on itself. */
export function listCode(root: string): string[] {
  const patterns = [
    'src/**/*.{ts,tsx,css}',
    '*.config.ts',
    'package*.json',
    'tsconfig*.json',
    '.env*',
  ];
  return globSync(patterns, { cwd: root, exclude: ['src/pages.gen.ts', configFile] }).sort();
}

/**
 * An id that differs between deployments with different code: made of code, lock file and the bundled part of the
 * configuration, not of content.
 */
export function makeBuildId(root: string, site: BundledSite): string {
  const sums = listCode(root).map((name) => digestOfFile(path.join(root, name)));
  return digest([...sums, JSON.stringify(site)].join()).slice(0, 8);
}

/** Reads the record of a bundle; undefined if the bundle or any of its inputs has changed. */
export function readRecord(root: string, folder: string): EngineRecord | undefined {
  const text = createDiskCache(folder).read(recordName);
  if (text === undefined) return undefined;
  const record: EngineRecord = JSON.parse(text);
  const isWhole = Object.entries(record.outputs).every(
    ([name, sum]) => digestOfFile(path.join(folder, name)) === sum,
  );
  return isWhole && isUnchanged(root, record.inputs) ? record : undefined;
}

/** Records the inputs and files of a bundle. */
export function writeRecord(folder: string): EngineRecord {
  const inputs: EngineInputs = JSON.parse(readFileSync(path.join(folder, inputsName), 'utf8'));
  const outputs = Object.fromEntries(
    listFiles(folder).map((name) => [name, digestOfFile(path.join(folder, name))]),
  );
  const record: EngineRecord = { inputs, outputs };
  createDiskCache(folder).write(recordName, JSON.stringify(record));
  return record;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from '../cache/disk-cache.ts';
import { listFiles } from '../read/list-files.ts';
import type { BundledSite } from '../site/bundled-site.ts';
import { type EngineInputs, isUnchanged } from './engine-inputs.ts';

/** What a bundle was made from, and the files that it is made of, with their digests. */
export type EngineRecord = { inputs: EngineInputs; outputs: Record<string, string> };

/** Written in the bundle's folder when the bundler ends: what it was made from. */
export const inputsName = 'inputs.json';
const recordName = 'record.json';

/** No part of the bundle: what of it decides one is known by itself. */
export const configFile = 'site.config.ts';

/** The files whose coming or going changes the bundle, beside those that it names itself. */
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

/** Tells one deployment's code from another's: made of code, lock file and what of the configuration is bundled, not content. */
export function makeBuildId(root: string, site: BundledSite): string {
  const sums = listCode(root).map((name) => digestOfFile(path.join(root, name)));
  return digest([...sums, JSON.stringify(site)].join()).slice(0, 8);
}

/** The record of a bundle; undefined where it, or anything it was made from, is not as it was. */
export function readRecord(root: string, folder: string): EngineRecord | undefined {
  const text = createDiskCache(folder).read(recordName);
  if (text === undefined) return undefined;
  const record: EngineRecord = JSON.parse(text);
  const isWhole = Object.entries(record.outputs).every(
    ([name, sum]) => digestOfFile(path.join(folder, name)) === sum,
  );
  return isWhole && isUnchanged(root, record.inputs) ? record : undefined;
}

/** Notes what a bundle was made from and what it is made of. */
export function writeRecord(folder: string): EngineRecord {
  const inputs: EngineInputs = JSON.parse(readFileSync(path.join(folder, inputsName), 'utf8'));
  const outputs = Object.fromEntries(
    listFiles(folder).map((name) => [name, digestOfFile(path.join(folder, name))]),
  );
  const record: EngineRecord = { inputs, outputs };
  createDiskCache(folder).write(recordName, JSON.stringify(record));
  return record;
}

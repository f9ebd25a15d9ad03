import fs from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { watchReads } from '../patches/watch-reads.ts';
import {
  describeFileStats,
  describeInput,
  type EngineInputs,
  type InputKind,
  nameInput,
} from './engine-inputs.ts';
import { configFile, inputsName, listCode } from './engine-record.ts';

declare global {
  /** Records what a build asks for, before it gets it; loaded before the bundler. */
  var __SITE_NOTE__: ((kind: InputKind, file: string) => void) | undefined;
}

const root = process.cwd();
const engine = path.resolve(root, process.env.SITE_ENGINE ?? '');
const inputs: EngineInputs = { file: {}, folder: {}, lookup: {}, stats: {} };
/** Prevents accesses by the descriptions from being recorded. */
let isNoting = false;

function note(kind: InputKind, file: string): void {
  const name = nameInput(root, file);
  // Files that builds write, and information about the system.
  const isLeftOut =
    /^(?:dist|\.build|\.cache)(?:\/|$)/.test(name) || /^\/(?:proc|sys|dev|run)\//.test(file);
  if (isNoting || isLeftOut || inputs[kind][name] !== undefined) return;
  isNoting = true;
  // Before the file is read, so that the next build notices a change in between.
  if (kind === 'file') inputs.stats[name] = describeFileStats(root, name);
  inputs[kind][name] = describeInput(root, kind, name);
  isNoting = false;
}

if (isMainThread) {
  globalThis.__SITE_NOTE__ = note;
  for (const name of listCode(root)) note('file', path.join(root, name));
  const isConfig = (file: string) => path.relative(root, file) === configFile;
  watchReads((kind, name) => {
    const file = path.resolve(root, name);
    if (!isConfig(file)) note(kind, file);
  });
  process.on('exit', () => {
    const file = path.join(engine, inputsName);
    if (fs.existsSync(engine)) fs.writeFileSync(file, JSON.stringify(inputs));
  });
}

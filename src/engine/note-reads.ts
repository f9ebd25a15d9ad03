import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { describeInput, type EngineInputs, type InputKind } from './engine-inputs.ts';
import { inputsName, listCode } from './engine-record.ts';

declare global {
  /** Notes what a build asks for, before it has it; loaded ahead of the bundler. */
  var __SITE_NOTE__: ((kind: InputKind, file: string) => void) | undefined;
}

const root = process.cwd();
const engine = path.resolve(root, process.env.SITE_ENGINE ?? '');
const inputs: EngineInputs = { file: {}, folder: {}, lookup: {} };
/** What is asked for to describe something is not noted itself. */
let isNoting = false;

function note(kind: InputKind, file: string): void {
  const name = path.relative(root, file);
  // What builds write, and what the system tells of itself.
  const isLeftOut =
    /^(?:dist|\.build|\.cache)(?:\/|$)/.test(name) || /^\/(?:proc|sys|dev|run)\//.test(file);
  if (isNoting || isLeftOut || inputs[kind][name] !== undefined) return;
  isNoting = true;
  inputs[kind][name] = describeInput(root, kind, name);
  isNoting = false;
}

/** What asks for a folder, and what for a file. */
const ofFolders = ['readdir', 'readdirSync', 'opendir', 'opendirSync'];
const ofFiles = [
  ...['access', 'accessSync', 'existsSync', 'lstat', 'lstatSync', 'stat', 'statSync'],
  ...['createReadStream', 'open', 'openSync', 'readFile', 'readFileSync', 'realpathSync'],
];

function watch(api: object, name: string, kind: InputKind): void {
  const original: unknown = Reflect.get(api, name);
  if (typeof original !== 'function') return;
  const apply = (target: typeof original, self: unknown, args: unknown[]) => {
    const [file] = args;
    if (typeof file === 'string') note(kind, path.resolve(root, file));
    if (file instanceof URL && file.protocol === 'file:') note(kind, fileURLToPath(file));
    return Reflect.apply(target, self, args);
  };
  Reflect.set(api, name, new Proxy(original, { apply }));
}

if (isMainThread) {
  globalThis.__SITE_NOTE__ = note;
  for (const name of listCode(root)) note('file', path.join(root, name));
  for (const api of [fs, fs.promises]) {
    for (const name of ofFolders) watch(api, name, 'folder');
    for (const name of ofFiles) watch(api, name, 'file');
  }
  syncBuiltinESMExports();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.startsWith('file:')) note('file', fileURLToPath(found.url));
      return found;
    },
  });
  process.on('exit', () => {
    const file = path.join(engine, inputsName);
    if (fs.existsSync(engine)) fs.writeFileSync(file, JSON.stringify(inputs));
  });
}

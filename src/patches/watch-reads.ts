import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The functions that read folders, and those that read files. */
const ofFolders = ['readdir', 'readdirSync', 'opendir', 'opendirSync'];
const ofFiles = [
  ...['access', 'accessSync', 'existsSync', 'lstat', 'lstatSync', 'stat', 'statSync'],
  ...['createReadStream', 'open', 'openSync', 'readFile', 'readFileSync', 'realpathSync'],
];

/** Called with each path, as it was written, before it is read. */
export type ReadListener = (kind: 'file' | 'folder', file: string) => void;

/**
 * Replaces functions of `node:fs` to report what is read, and observes every imported module: bundlers, their
 * plugins and their configurations read files without reporting them. Not needed once Vite reports all files that
 * a build depends on, including those of plugins and configurations.
 */
export function watchReads(listener: ReadListener): void {
  for (const api of [fs, fs.promises]) {
    for (const name of ofFolders) watch(api, name, (file) => listener('folder', file));
    for (const name of ofFiles) watch(api, name, (file) => listener('file', file));
  }
  syncBuiltinESMExports();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.startsWith('file:')) listener('file', fileURLToPath(found.url));
      return found;
    },
  });
}

function watch(api: object, name: string, tell: (file: string) => void): void {
  const original: unknown = Reflect.get(api, name);
  if (typeof original !== 'function') return;
  const apply = (target: typeof original, self: unknown, args: unknown[]) => {
    const [file] = args;
    if (typeof file === 'string') tell(file);
    if (file instanceof URL && file.protocol === 'file:') tell(fileURLToPath(file));
    return Reflect.apply(target, self, args);
  };
  Reflect.set(api, name, new Proxy(original, { apply }));
}

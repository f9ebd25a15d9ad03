import type { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import { listFiles } from '../node/list-files.ts';

/** The bundler serves a new file of `public/` after this time. */
const addMs = 30;

/**
 * Creates the middleware that reports changes of a site's files before the watcher does, which takes some
 * milliseconds, and 100 for a file that is gone: the next request must show any change.
 * @param watcher its listeners are told, and may be told again by the watcher itself
 */
export function reportMissedChanges(
  root: string,
  watcher: EventEmitter,
): Connect.NextHandleFunction {
  let seen = listVersions(root);
  return ({ url = '/' }, _response, next) => {
    // The pages' own modules are many, and in folders that nobody writes content in.
    if (!/^\/(?:[^?]*\/)?(?:@|src\/|node_modules\/)/.test(url)) {
      const before = seen;
      seen = listVersions(root);
      const added = [...seen.keys()].filter((file) => !before.has(file));
      for (const file of added) watcher.emit('add', file);
      for (const [file, version] of before) {
        const now = seen.get(file);
        if (now !== version) watcher.emit(now === undefined ? 'unlink' : 'change', file);
      }
      if (added.length > 0) return void setTimeout(next, addMs);
    }
    next();
  };
}

/** What changes with each edit of a file, by full path. */
function listVersions(root: string): Map<string, string> {
  const files = ['content', 'public'].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((name) => path.join(root, folder, name)),
  );
  return new Map(
    [...files, path.join(root, 'site.config.ts')].flatMap((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found ? [[file, `${found.mtimeMs} ${found.size} ${found.ino}`]] : [];
    }),
  );
}

import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * Copies a folder of the project. Symbolic links are replaced with the files that they lead to, since the site is
 * served from other machines. A missing folder is skipped.
 * @param folder path from the root
 * @returns a diagnostic for each link that leads out of the project, and for each name that isn't possible in an
 * address
 */
export function copyFolder(root: string, folder: string, to: string): Diagnostic[] {
  const from = path.join(root, folder);
  if (!existsSync(from)) return [];
  const bases = [realpathSync(root), realpathSync(from)].map((base) => base + path.sep);
  return copyInto(folder, to, { root, bases, around: [] });
}

type Walk = {
  root: string;
  /** The folders that links may lead to. */
  bases: readonly string[];
  /** The folders that contain the current one: a link back to one of them would be endless. */
  around: readonly string[];
};

function copyInto(folder: string, to: string, walk: Walk): Diagnostic[] {
  const from = path.join(walk.root, folder);
  const around = [...walk.around, realpathSync(from)];
  if (new Set(around).size < around.length) return [];
  mkdirSync(to, { recursive: true });
  return readdirSync(from, { encoding: 'buffer' }).flatMap((bytes) => {
    const name = bytes.toString();
    const [file, target] = [`${folder}/${name}`, path.join(to, name)];
    if (!Buffer.from(name).equals(bytes)) return [{ file, ...notUtf8 }];
    const source = path.join(from, name);
    const stats = statSync(source, { throwIfNoEntry: false });
    const real = stats && realpathSync(source);
    if (real && !walk.bases.some((base) => real.startsWith(base))) return [{ file, ...leadsOut }];
    if (stats?.isDirectory()) return copyInto(file, target, { ...walk, around });
    if (stats?.isFile()) copyFileSync(source, target);
    return [];
  });
}

const notUtf8 = {
  message: 'the name is not written in UTF-8',
  hint: 'Rename the file: no URL can point to it.',
};

const leadsOut = {
  message: 'the symbolic link points outside the project',
  hint: 'Copy the file it points to: the build reads nothing outside the project.',
};

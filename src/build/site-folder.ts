import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../cache/disk-cache.ts';

/**
 * Opens the folder of a new site. It begins as the site before the last one, where that was put
 * aside: most files of a large site are as they were, and to make and remove them is most of what a
 * build does. None is taken for what it was: its bytes must have their digest.
 * @param previous where the site before the last one is; it is taken away from there
 * @param last the published one: what is the same in both is one file on disk, where that can be
 * @param mayStay the files that may stay until they are placed or written
 */
export function openSiteFolder(
  folder: string,
  previous: string,
  last: string,
  mayStay: (file: string) => boolean,
) {
  const earlier = moveSite(previous, folder) ? keepFiles(folder, mayStay) : new Set<string>();
  mkdirSync(folder, { recursive: true });
  const sums = new Map<string, string>();
  const made = new Set<string>();
  const fresh = (file: string) => {
    const target = path.join(folder, file);
    const parent = path.dirname(file);
    if (!made.has(parent)) makeFolder(folder, parent, earlier);
    made.add(parent);
    // It may be one file with that of the published site.
    if (earlier.has(file) || existsSync(target)) rmSync(target, { recursive: true });
    return target;
  };
  return {
    /** The digests of what was placed or written, by paths in the site. */
    sums,
    /** Sees to it that a file has its bytes. @returns false where no earlier site has them */
    place: (file: string, sum: string): boolean => {
      const isThere = earlier.has(file) && digestOfFile(path.join(folder, file)) === sum;
      const known = path.join(last, file);
      if (!isThere && digestOfFile(known) !== sum) return false;
      if (!isThere) shareFile(known, fresh(file));
      sums.set(file, sum);
      return true;
    },
    /** @returns the digest of what was written */
    write: (file: string, text: string | Uint8Array): string => {
      const bytes = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
      const target = fresh(file);
      const sum = digest(bytes);
      sums.set(file, sum);
      writeFileSync(target, bytes);
      return sum;
    },
    /** Removes what an earlier site had there and this one has not. */
    finish: () => {
      for (const file of earlier) if (!sums.has(file)) removeFile(folder, file);
    },
  };
}

/** Puts a site aside, or takes it from there. @returns false where there is none, or it cannot be */
export function moveSite(from: string, to: string): boolean {
  try {
    if (!lstatSync(from).isDirectory()) return false;
    rmSync(to, { recursive: true, force: true });
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Removes all that is no file that may stay, links and empty folders too. @returns what stays */
function keepFiles(folder: string, mayStay: (file: string) => boolean): Set<string> {
  const kept = new Set<string>();
  const visit = (prefix: string): boolean => {
    const entries = readdirSync(path.join(folder, prefix), { withFileTypes: true });
    const staying = entries.filter((entry) => {
      const name = prefix + entry.name;
      if (entry.isDirectory() && visit(`${name}/`)) return true;
      if (entry.isFile() && mayStay(name)) return kept.add(name);
      rmSync(path.join(folder, name), { recursive: true });
      return false;
    });
    return staying.length > 0;
  };
  try {
    visit('');
    return kept;
  } catch {
    // One that cannot be changed is of no use; it goes with the rest of this build's work.
    renameSync(folder, `${folder}-unused`);
    return new Set();
  }
}

/** What was a file in an earlier site may be a folder in this one. */
function makeFolder(folder: string, name: string, earlier: ReadonlySet<string>): void {
  for (let at = name; at !== '.'; at = path.dirname(at)) {
    if (earlier.has(at)) rmSync(path.join(folder, at), { recursive: true, force: true });
  }
  mkdirSync(path.join(folder, name), { recursive: true });
}

/** Removes a file, and the folders that are empty then. */
function removeFile(folder: string, file: string): void {
  // What was a file may be a folder now, or stand where a file is.
  if (!isFile(path.join(folder, file))) return;
  rmSync(path.join(folder, file));
  try {
    for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) {
      rmdirSync(path.join(folder, at));
    }
  } catch {
    // One that is not empty.
  }
}

function isFile(file: string): boolean {
  try {
    return lstatSync(file).isFile();
  } catch {
    return false;
  }
}

function shareFile(file: string, target: string): void {
  try {
    // A symbolic link would be shared as it is.
    if (!isFile(file)) throw new Error('no file');
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

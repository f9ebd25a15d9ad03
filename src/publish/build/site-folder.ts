import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../../node/disk-cache.ts';
import { createFileWriter } from './file-writer.ts';

/**
 * Opens the folder of a new site. It starts as the site before the last one, if there is one: most files of a
 * large site don't change, and creating and deleting them would take most of a build's time. A file is only reused
 * if its digest is right.
 * @param previous the folder of the site before the last one, which is moved from there
 * @param last the published site; files that both sites have are hard links if possible
 * @param isReusable tells which files may stay until they are placed or written
 * @param digestOf returns the digest of a file's bytes
 */
export function openSiteFolder(
  folder: string,
  previous: string,
  last: string,
  isReusable: (file: string) => boolean,
  digestOf = digestOfFile,
) {
  const reusable = moveSite(previous, folder)
    ? removeStaleFiles(folder, isReusable)
    : new Set<string>();
  mkdirSync(folder, { recursive: true });
  const writer = createFileWriter();
  const sums = new Map<string, string>();
  const folders = new Set<string>();
  const prepareTarget = (file: string) => {
    const target = path.join(folder, file);
    const parent = path.dirname(file);
    if (!folders.has(parent)) makeFolder(folder, parent, reusable);
    folders.add(parent);
    // The file may be a hard link to that of the published site, so it is replaced and never overwritten.
    if (reusable.has(file) || existsSync(target)) remove(target);
    return target;
  };
  return {
    /** The digests of the files that were placed or written, by their paths in the site. */
    sums,
    /**
     * Puts a file with this digest in its place.
     * @returns false if no previous site has it
     */
    place: (file: string, sum: string): boolean => {
      const isThere = reusable.has(file) && digestOf(`${folder}/${file}`) === sum;
      const published = `${last}/${file}`;
      if (!isThere && digestOf(published) !== sum) return false;
      if (!isThere) linkOrCopyFile(published, prepareTarget(file));
      sums.set(file, sum);
      return true;
    },
    /**
     * Writes a file, which is there when `settle` has ended.
     * @returns its digest
     */
    write: (file: string, text: string | Uint8Array): string => {
      const bytes = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
      const target = prepareTarget(file);
      const sum = digest(bytes);
      sums.set(file, sum);
      writer.write(target, bytes);
      return sum;
    },
    /** Reads a file, which may not be written yet; undefined if there is none. */
    read: (file: string): string | undefined => {
      const target = path.join(folder, file);
      return writer.find(target)?.toString() ?? readText(target);
    },
    /**
     * Waits for all files.
     * @throws the first error of one, with its path
     */
    settle: writer.finish,
    /** Removes the files of the previous site that this one doesn't have. */
    finish: () => {
      for (const file of reusable) if (!sums.has(file)) removeFile(folder, file);
    },
  };
}

/**
 * Moves the folder of a site.
 * @returns false if there is none, or it can't be moved
 */
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

/**
 * Removes everything that may not stay, including links and empty folders.
 * @returns the files that stay
 */
function removeStaleFiles(folder: string, isReusable: (file: string) => boolean): Set<string> {
  const files = new Set<string>();
  const visit = (prefix: string): boolean => {
    const entries = readdirSync(`${folder}/${prefix}`, { withFileTypes: true });
    const staying = entries.filter((entry) => {
      const name = prefix + entry.name;
      if (entry.isDirectory() && visit(`${name}/`)) return true;
      if (entry.isFile() && isReusable(name)) return files.add(name);
      remove(path.join(folder, name));
      return false;
    });
    return staying.length > 0;
  };
  try {
    visit('');
    return files;
  } catch {
    // A folder that can't be changed is useless; it is deleted with the other work of this build.
    renameSync(folder, `${folder}-unused`);
    return new Set();
  }
}

/** Removes a file or a folder; for a file, `rmSync` alone takes twice as long. */
function remove(target: string): void {
  try {
    unlinkSync(target);
  } catch {
    rmSync(target, { recursive: true });
  }
}

/** Creates a folder; a file of a previous site may have its name. */
function makeFolder(folder: string, name: string, reusable: ReadonlySet<string>): void {
  for (let at = name; at !== '.'; at = path.dirname(at)) {
    if (reusable.has(at)) rmSync(path.join(folder, at), { recursive: true, force: true });
  }
  mkdirSync(path.join(folder, name), { recursive: true });
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(folder: string, file: string): void {
  // Its name may now be a folder, or below a path that is now a file.
  if (!isFile(path.join(folder, file))) return;
  rmSync(path.join(folder, file));
  try {
    for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) {
      rmdirSync(path.join(folder, at));
    }
  } catch {
    // The folder isn't empty.
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isFile(file: string): boolean {
  try {
    return lstatSync(file).isFile();
  } catch {
    return false;
  }
}

/** Makes a hard link of a file, or a copy where that isn't possible. */
export function linkOrCopyFile(file: string, target: string): void {
  try {
    // Hard-linking a symbolic link would share the link.
    if (!isFile(file)) throw new Error('no file');
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

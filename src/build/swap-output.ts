import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { moveFolder } from '../bundle/move-folder.ts';

/**
 * Puts a finished site in the place of `dist/public` by one rename of a symbolic link, so that
 * at no moment it is missing or mixed. Earlier sites are removed.
 * @param built the folder to publish; it is moved
 */
export function swapOutput(dist: string, built: string): void {
  const name = `site-${process.pid}-${process.hrtime.bigint().toString(36)}`;
  mkdirSync(dist, { recursive: true });
  moveFolder(built, path.join(dist, name));
  const target = path.join(dist, 'public');
  const link = path.join(dist, `${name}.link`);
  symlinkSync(name, link);
  const standing = lstatSync(target, { throwIfNoEntry: false });
  // What somebody put there by hand cannot be replaced by a link in one step.
  if (standing && !standing.isSymbolicLink()) renameSync(target, path.join(dist, asideName));
  renameSync(link, target);
  tidyOutput(dist);
}

/** Where a folder waits that was put in the place of the link by hand. */
const asideName = 'site-before';

/**
 * Removes what builds that were killed have left beside the site, and gives a site back its place
 * that was taken away from it last.
 */
export function tidyOutput(dist: string): void {
  const target = path.join(dist, 'public');
  const names = listNames(dist);
  if (names.includes(asideName) && !lstatSync(target, { throwIfNoEntry: false })) {
    renameSync(path.join(dist, asideName), target);
  }
  const current = readLink(target);
  for (const name of names) {
    if (!name.startsWith('site-') || name === current) continue;
    rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

function readLink(file: string): string | undefined {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? path.basename(readlinkSync(file)) : undefined;
}

function listNames(folder: string): string[] {
  return lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
}

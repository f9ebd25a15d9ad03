import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../cache/disk-cache.ts';
import { moveFolder } from '../engine/move-folder.ts';
import { FaultError } from '../faults/fault.ts';
import { removeLeftover } from './remove-leftover.ts';
import { moveSite } from './site-folder.ts';

/** A name for a site's folder, which nobody else gives to one: it ends in a digest of itself. */
export function nameSite(time = process.hrtime.bigint().toString(36)): string {
  const name = `site-${process.pid}-${time}`;
  return `${name}-${digest(name).slice(0, 8)}`;
}

function isSiteName(name: string): boolean {
  const [, own = '', sum] = /^(site-\d+-\w+)-(\w+)(?:\.link)?$/.exec(name) ?? [];
  return sum !== undefined && digest(own).startsWith(sum) && sum.length === 8;
}

/**
 * Puts a finished site in the place of `dist/public` by one rename of a symbolic link, so that
 * at no moment it is missing or mixed. Earlier sites are removed.
 * @param built the folder to publish; it is moved
 * @param previous where the last site is put aside, if that can be
 * @throws FaultError where a link of somebody else stands in that place
 */
export function swapOutput(dist: string, built: string, previous: string): void {
  const name = nameSite();
  const earlier = readOwnLink(dist);
  mkdirSync(dist, { recursive: true });
  moveFolder(built, path.join(dist, name));
  const target = path.join(dist, 'public');
  const link = path.join(dist, `${name}.link`);
  symlinkSync(name, link);
  const standing = lstatSync(target, { throwIfNoEntry: false });
  // What somebody put there by hand cannot be replaced by a link in one step.
  if (standing && !standing.isSymbolicLink()) renameSync(target, path.join(dist, nameSite(aside)));
  renameSync(link, target);
  if (earlier && !moveSite(path.join(dist, earlier), previous)) {
    removeLeftover(path.dirname(dist), path.join(dist, earlier));
  }
  tidyOutput(dist);
}

/** In the name of a folder that waits: it was put in the place of the link by hand. */
const aside = 'before';

/**
 * Removes what builds that were killed have left beside the site, and gives a site back its place
 * that was taken away from it last.
 * @throws FaultError where a link of somebody else stands in that place
 */
export function tidyOutput(dist: string): void {
  const target = path.join(dist, 'public');
  const names = listNames(dist).filter(isSiteName);
  const waiting = names.find((name) => name.includes(`-${aside}-`));
  if (waiting && !lstatSync(target, { throwIfNoEntry: false })) {
    renameSync(path.join(dist, waiting), target);
  }
  const current = readOwnLink(dist);
  for (const name of names) {
    if (name !== current) removeLeftover(path.dirname(dist), path.join(dist, name));
  }
}

/** The folder of the published site; a link that leads elsewhere is not replaced. */
function readOwnLink(dist: string): string | undefined {
  const file = path.join(dist, 'public');
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const target = path.resolve(dist, readlinkSync(file));
  const name = path.basename(target);
  if (path.dirname(target) === path.resolve(dist) && name.startsWith('site-')) return name;
  if (!lstatSync(target, { throwIfNoEntry: false })) return undefined;
  const message = `it is a link to ${readlinkSync(file)}, which no build created`;
  const hint = 'Remove or move the link: the build creates its own here.';
  throw new FaultError([{ file: `${path.basename(dist)}/public`, message, hint }]);
}

function listNames(folder: string): string[] {
  return lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
}

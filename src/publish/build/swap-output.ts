import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { DiagnosticError, formatDiagnostic } from '../../diagnostics/diagnostic.ts';
import { explainFileError } from '../../diagnostics/file-error.ts';
import { digest } from '../../node/disk-cache.ts';
import { moveFolder } from '../bundle/move-folder.ts';
import { moveSite } from './site-folder.ts';

/**
 * A new name for a site's folder. It ends in a digest of itself, so that no foreign folder is mistaken for one.
 */
export function createSiteName(time = process.hrtime.bigint().toString(36)): string {
  const name = `site-${process.pid}-${time}`;
  return `${name}-${digest(name).slice(0, 8)}`;
}

function isSiteName(name: string): boolean {
  const [, base = '', sum] = /^(site-\d+-\w+)-(\w+)(?:\.link)?$/.exec(name) ?? [];
  return sum !== undefined && digest(base).startsWith(sum) && sum.length === 8;
}

/**
 * Publishes a finished site as `dist/public`, by renaming a symbolic link: the site is never missing, and never a
 * mixture of two. Removes older sites.
 * @param built the folder to publish; it is moved
 * @param previous where to move the last site, if possible
 * @throws DiagnosticError if `dist/public` is a link that no build created
 */
export function swapOutput(dist: string, built: string, previous: string): void {
  const name = createSiteName();
  const previousName = readOwnLink(dist);
  mkdirSync(dist, { recursive: true });
  moveFolder(built, path.join(dist, name));
  const target = path.join(dist, 'public');
  const link = path.join(dist, `${name}.link`);
  symlinkSync(name, link);
  const existing = lstatSync(target, { throwIfNoEntry: false });
  // A folder that was put there by hand can't be replaced by a link in one step.
  if (existing && !existing.isSymbolicLink())
    renameSync(target, path.join(dist, createSiteName(replacedMark)));
  renameSync(link, target);
  if (previousName && !moveSite(path.join(dist, previousName), previous)) {
    removeLeftover(path.dirname(dist), path.join(dist, previousName));
  }
  tidyOutput(dist);
}

/** Marks the name of a folder from `dist/public` that was put there by hand and is being replaced. */
const replacedMark = 'before';

/**
 * Removes the leftovers of killed builds. If one was killed while it replaced a folder that was put there by hand,
 * moves that folder back.
 * @throws DiagnosticError if `dist/public` is a link that no build created
 */
export function tidyOutput(dist: string): void {
  const target = path.join(dist, 'public');
  const names = listFolder(dist).filter(isSiteName);
  const waiting = names.find((name) => name.includes(`-${replacedMark}-`));
  if (waiting && !lstatSync(target, { throwIfNoEntry: false })) {
    renameSync(path.join(dist, waiting), target);
  }
  const current = readOwnLink(dist);
  for (const name of names) {
    if (name !== current) removeLeftover(path.dirname(dist), path.join(dist, name));
  }
}

/**
 * The name of the published site's folder.
 * @throws DiagnosticError if the link leads elsewhere, since it must not be replaced
 */
function readOwnLink(dist: string): string | undefined {
  const file = path.join(dist, 'public');
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const target = path.resolve(dist, readlinkSync(file));
  const name = path.basename(target);
  if (path.dirname(target) === path.resolve(dist) && name.startsWith('site-')) return name;
  if (!lstatSync(target, { throwIfNoEntry: false })) return undefined;
  const message = `it is a link to ${readlinkSync(file)}, which no build created`;
  const hint = 'Remove or move the link: the build creates its own here.';
  throw new DiagnosticError([{ file: `${path.basename(dist)}/public`, message, hint }]);
}

function listFolder(folder: string): string[] {
  if (existsSync(folder)) return readdirSync(folder);
  if (!lstatSync(folder, { throwIfNoEntry: false })) return [];
  const message = 'the symbolic link points to nothing';
  const hint = 'Fix its target, or delete it.';
  throw new DiagnosticError([{ file: path.basename(folder), message, hint }]);
}

/** Removes a file or folder that no build needs; only warns if that fails. */
export function removeLeftover(root: string, file: string): void {
  try {
    rmSync(file, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    const [diagnostic] = explainFileError(root, error)?.diagnostics ?? [];
    if (!diagnostic) throw error;
    const hint = `${path.relative(root, file)} is not needed any more: delete it by hand.`;
    console.warn(formatDiagnostic({ ...diagnostic, severity: 'warning', hint }));
  }
}

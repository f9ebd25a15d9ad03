import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished site in the place of `dist/public` by one rename of a symbolic link, so that
 * at no moment it is missing or mixed. Earlier sites are removed.
 * @param built the folder to publish; it is moved
 */
export function swapOutput(dist: string, built: string): void {
  const name = `site-${process.pid}-${Date.now().toString(36)}`;
  mkdirSync(dist, { recursive: true });
  renameSync(built, path.join(dist, name));
  const target = path.join(dist, 'public');
  const link = path.join(dist, `${name}.link`);
  symlinkSync(name, link);
  if (existsSync(target) && !lstatSync(target).isSymbolicLink()) {
    renameSync(target, path.join(dist, `site-${name}-before`));
  }
  renameSync(link, target);
  for (const other of readdirSync(dist)) {
    if (other.startsWith('site-') && other !== name) {
      rmSync(path.join(dist, other), { recursive: true, force: true });
    }
  }
}

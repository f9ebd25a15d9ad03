import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder with all its files; what a symbolic link leads to is copied as a file, for a
 * site is read on other machines. Nothing happens where there is no such folder.
 */
export function copyFolder(from: string, to: string): void {
  if (existsSync(from)) copyInto(from, to, new Set());
}

/** @param around the folders that are being copied: a link back to one of them has no end */
function copyInto(from: string, to: string, around: ReadonlySet<string>): void {
  const real = realpathSync(from);
  if (around.has(real)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const stats = statSync(source, { throwIfNoEntry: false });
    if (stats?.isDirectory()) copyInto(source, target, new Set([...around, real]));
    else if (stats?.isFile()) copyFileSync(source, target);
  }
}

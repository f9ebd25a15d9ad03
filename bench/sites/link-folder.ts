import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Caches of tools, which each copy must fill by itself. */
const caches = ['.cache', '.vite', '.vite-temp', '.vitest-cache'];

/** Copies a folder by hard links, which is quick; on another disk the files are copied. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (caches.includes(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(source, target);
  }
}

import { cpSync, renameSync, rmSync } from 'node:fs';

/** Moves a folder, also between disks. */
export function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    // Without a filter, Node.js copies folders in native code, which takes a full disk for an unknown error.
    cpSync(from, to, { recursive: true, filter: () => true });
    rmSync(from, { recursive: true, force: true });
  }
}

import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadedSite } from './load-site.ts';

/** `files`: the full paths of the configuration and of the modules that it imports. */
export type CheckedConfig = LoadedSite & { files: string[] };

/**
 * Reads the current `site.config.ts` and its imports in a separate process, because a process can't import a
 * module twice.
 */
export function checkConfig(root: string): Promise<CheckedConfig> {
  const script = path.join(import.meta.dirname, 'check-config-process.ts');
  const child = fork(script, { cwd: root, execArgv: [] });
  return new Promise((resolve, reject) => {
    child.on('message', (checked: CheckedConfig) => resolve(checked));
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`checking site.config.ts ended with ${code}`)));
  });
}

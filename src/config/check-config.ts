import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadedSite } from './load-site.ts';

/** `files`: those that it is made of, itself included, as full paths. */
export type CheckedConfig = LoadedSite & { files: string[] };

/**
 * Reads `site.config.ts` and what it imports as they are now, in a process of its own: one that
 * has imported them before would not see a change.
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

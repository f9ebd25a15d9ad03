import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMeasured } from '../measure/run-measured.ts';
import type { Peer } from '../peers.ts';

const install = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'] as const;

/**
 * Installs a peer's packages once: later runs find them.
 * @param folder where all peers stand
 * @returns the folder that holds its `node_modules`
 * @throws with what npm said
 */
export async function installPeer({ site, packageJson }: Peer, folder: string): Promise<string> {
  const text = JSON.stringify(packageJson, null, 2);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const installed = path.join(folder, `${site.name}-${digest}`);
  const done = path.join(installed, 'installed');
  if (existsSync(done)) return installed;
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), text);
  const { failure } = await runMeasured(install, { folder: installed, limitSeconds: 900 });
  if (failure) throw new Error(failure);
  writeFileSync(done, '');
  return installed;
}

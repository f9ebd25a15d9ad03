import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMeasured } from '../measure/run-measured.ts';
import type { BenchOptions } from '../options.ts';
import { type Peer, peers } from '../peers.ts';
import type { Failure } from '../report/results.ts';
import { type Contender, peerContender } from './contender.ts';

/**
 * Installs the peers that were asked for, where they are not installed yet.
 * @returns what can be measured; one that does not install has failed at every size
 */
export async function preparePeers(
  { peers: names, folder, sizes }: BenchOptions,
  say: (line: string) => void,
): Promise<{ contenders: Contender[]; failures: Failure[] }> {
  const contenders: Contender[] = [];
  const failures: Failure[] = [];
  for (const peer of peers.filter(({ site }) => names.includes(site.name))) {
    const site = peer.site.name;
    try {
      say(`${site}: installing, if necessary`);
      contenders.push(peerContender(peer, await installPeer(peer, path.join(folder, 'peers'))));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(...sizes.map((pages): Failure => ({ site, pages, build: 'setup', reason })));
    }
  }
  return { contenders, failures };
}

const install = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'] as const;

/**
 * Installs a peer's packages once: later runs find them.
 * @param folder where all peers stand
 * @returns the folder that holds its `node_modules`
 * @throws with what npm said
 */
async function installPeer({ site, packageJson }: Peer, folder: string): Promise<string> {
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

import path from 'node:path';
import type { BenchOptions } from '../options.ts';
import { peers } from '../peers.ts';
import type { Failure } from '../report/results.ts';
import { type Contender, peerContender } from './contender.ts';
import { installPeer } from './install-peer.ts';

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

import type { Median } from './medians.ts';
import type { BuildKey } from './results.ts';

/** What ours uses, divided by what a peer uses for the same build. */
export type Ratio = BuildKey & {
  wall: number;
  cpu: number;
  memory: number;
  output: number;
};

/** A ratio for each build that both we and a peer have made; `site` is the peer. */
export function compareWithPeers(medians: readonly Median[], own: string): Ratio[] {
  return medians.flatMap((peer) => {
    const ours = medians.find(
      ({ site, pages, build }) => site === own && pages === peer.pages && build === peer.build,
    );
    if (!ours || peer.site === own) return [];
    return [
      {
        ...{ site: peer.site, pages: peer.pages, build: peer.build },
        wall: ours.wallSeconds / peer.wallSeconds,
        cpu: ours.cpuSeconds / peer.cpuSeconds,
        memory: ours.peakMemoryBytes / peer.peakMemoryBytes,
        output: ours.outputBytes / peer.outputBytes,
      },
    ];
  });
}

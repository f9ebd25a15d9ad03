import os from 'node:os';
import type { BenchOptions } from '../options.ts';
import type { Peer } from '../peers.ts';

/** What results depend on besides the code: when, on which machine, with which versions. */
export function describeRun(options: BenchOptions, peers: readonly Peer[]) {
  const processors = os.cpus();
  return {
    started: new Date().toISOString(),
    options,
    machine: {
      processor: processors[0]?.model,
      processors: processors.length,
      memoryBytes: os.totalmem(),
      system: `${os.type()} ${os.release()}`,
      node: process.version,
      /** Others on the machine make times longer. */
      loadBefore: os.loadavg(),
    },
    peers: Object.fromEntries(
      peers.map(({ site, packageJson }) => [site.name, packageJson.dependencies]),
    ),
  };
}

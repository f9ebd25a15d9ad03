import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

export type BenchOptions = {
  sizes: number[];
  runs: number;
  /** The names of the peers to measure beside us. */
  peers: string[];
  /** Where sites and installed peers stand. */
  folder: string;
  limitSeconds: number;
};

export const usage = `npm run bench -- [options]
  --sizes 50,500,2000   how many pages the sites have; 10000 on demand
  --runs 3              how often each build is measured; medians are shown
  --peers               measures Starlight, VitePress and Docusaurus beside ours
  --with starlight      only these peers, separated by commas
  --folder /some/where  for sites and installed peers, by default below the temporary folder
  --limit 1800          seconds after which a build counts as failed`;

/**
 * Reads the command line.
 * @param known the names of all peers
 * @throws with what is wrong and how it is used
 */
export function readOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '50,500,2000' },
      runs: { type: 'string', default: '3' },
      peers: { type: 'boolean', default: false },
      with: { type: 'string' },
      folder: { type: 'string', default: path.join(os.tmpdir(), 'stylex-website-bench') },
      limit: { type: 'string', default: '1800' },
    },
  });
  const peers = values.with?.split(',') ?? (values.peers ? [...known] : []);
  const unknown = peers.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No peer is called ${unknown.join(', ')}: expected ${known.join(', ')}.`);
  }
  return {
    sizes: values.sizes.split(',').map((text) => readNumber('--sizes', text)),
    runs: readNumber('--runs', values.runs),
    peers,
    folder: path.resolve(values.folder),
    limitSeconds: readNumber('--limit', values.limit),
  };
}

function readNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`${option}: "${text}" is no whole number above 0.\n${usage}`);
  }
  return Number(text);
}

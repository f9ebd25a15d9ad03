import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

export type BenchOptions = {
  sizes: number[];
  runs: number;
  /** With how many versions of the docs to measure instead of other sites. */
  versions?: number;
  /** The names of the peers to measure beside us. */
  peers: string[];
  /** Where sites and installed peers stand. */
  folder: string;
  limitSeconds: number;
  /** Whether what one waits for each day is measured in place of sites. */
  isDaily: boolean;
  /** After how many edits the memory of `npm run dev` is measured. */
  edits: number[];
};

export const usage = `npm run bench -- [options]
  --sizes 50,500,2000   the numbers of pages of the sites; also 10000
  --runs 3              how often to measure each build; the report shows medians
  --versions 10         measures each site with so many versions of its docs and in three languages, beside
                        one of each
  --peers               also measures Starlight, VitePress and Docusaurus
  --with starlight      measures only these peers, separated by commas
  --folder /some/where  the folder of sites and installed peers; by default, a temporary one
  --limit 1800          the seconds after which a build counts as failed
  --daily               measures this project instead of generated sites: starts of dev, the time until an edit
                        is visible, and builds; takes --runs and --folder. CHROME_PATH names a browser
  --edits 20,200        with --daily: after how many edits to measure the memory of dev`;

/**
 * Reads the command line.
 * @param sites the names of all peers
 * @throws with what is wrong and how it is used
 */
export function readOptions(args: readonly string[], sites: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '50,500,2000' },
      runs: { type: 'string', default: '3' },
      versions: { type: 'string' },
      peers: { type: 'boolean', default: false },
      with: { type: 'string' },
      folder: { type: 'string', default: path.join(os.tmpdir(), 'stylex-website-bench') },
      limit: { type: 'string', default: '1800' },
      daily: { type: 'boolean', default: false },
      edits: { type: 'string', default: '20,200' },
    },
  });
  const peers = values.with?.split(',') ?? (values.peers ? [...sites] : []);
  const unknown = peers.filter((name) => !sites.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No peer is called ${unknown.join(', ')}: expected ${sites.join(', ')}.`);
  }
  return {
    sizes: values.sizes.split(',').map((text) => readNumber('--sizes', text)),
    runs: readNumber('--runs', values.runs),
    ...(values.versions && { versions: readNumber('--versions', values.versions) }),
    peers,
    folder: path.resolve(values.folder),
    limitSeconds: readNumber('--limit', values.limit),
    isDaily: values.daily,
    edits: values.edits.split(',').map((text) => readNumber('--edits', text)),
  };
}

function readNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`${option}: "${text}" is not a positive whole number.\n${usage}`);
  }
  return Number(text);
}

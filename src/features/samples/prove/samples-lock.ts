import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listReachedPackages } from '../../../content/modules/reached-code.ts';
import { compareText } from '../../../diagnostics/diagnostic.ts';
import { digest } from '../../../node/disk-cache.ts';
import { listVersions } from '../../../node/installed-versions.ts';
import { keyOfBlock } from '../provable.ts';
import type { ProvableBlock } from '../sample.ts';

/** The path of the lock, relative to the root: it records the code blocks that are proven. */
export const samplesLock = 'content/samples.lock';

const head =
  '# Code blocks that are proven. `npm run samples -- --record` proves all anew and writes this file.\n';

const project = path.resolve(import.meta.dirname, '../../../..');

/** The code that finds problems in a block. */
const provingCode = ['compiler', 'reader'].map((name) => `src/features/samples/host/${name}.ts`);

/** The packages whose types samples are checked against, and the type checker. */
const typedPackages = ['typescript', 'stylex-013', '@types/react', '@types/react-dom'];

let installed: string | undefined;

/**
 * A digest of the versions of the tools that decide whether a block is right. Our own code isn't among them: most
 * of its edits would make every line stale and change no result, and `npm run check` proves everything with the
 * code as it is.
 */
function digestTools(): string {
  if (installed === undefined) {
    const packages = listReachedPackages(project, provingCode);
    installed = digest(listVersions(project, [...packages, ...typedPackages]).join());
  }
  return installed;
}

/**
 * Identifies a proof in the lock.
 * @param key identifies the block, with its imports
 * @param tools a digest of the versions of the tools; by default of those that are installed
 */
export function proofOf(key: string, tools = digestTools()): string {
  return digest(`${key} ${tools}`).slice(0, 16);
}

/** The line of a proven block: its page and name are for people, the end identifies the proof. */
export function lineOf(file: string, block: ProvableBlock): string {
  const name = block.title ?? block.sample?.file ?? block.language;
  return `${file} ${name} ${proofOf(keyOfBlock(block))}`.replace(/\s+/g, ' ');
}

/** The lines of the lock with their numbers, in any order, as after a merge; undefined if the site has none. */
export function readSamplesLock(root: string): Map<string, number> | undefined {
  const file = path.join(root, samplesLock);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const numbered = lines.map((line, at) => [line, at + 1] as const);
  return new Map(numbered.filter(([line]) => line !== '' && !line.startsWith('# ')));
}

/** Returns a function that says whether the lock has the proof of a block, by its key. */
export function readProofs(root: string): (key: string) => boolean {
  const lines = readSamplesLock(root)?.keys() ?? [];
  const proofs = new Set(Array.from(lines, (line) => line.slice(line.lastIndexOf(' ') + 1)));
  return (key) => proofs.size > 0 && proofs.has(proofOf(key));
}

/** Writes the lock: one line for each block, in the same order on every machine. */
export function writeSamplesLock(root: string, lines: Iterable<string>): void {
  const sorted = [...new Set(lines)].sort(compareText);
  writeFileSync(path.join(root, samplesLock), head + sorted.map((line) => `${line}\n`).join(''));
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareText, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { encodeAddress } from './source-path.ts';

/** The path of the lock, relative to the root: it records the addresses that a site has had. */
export const lockFile = 'content/addresses.lock';

/** An address in the lock: without base path, percent-encoded, `/docs/learn/#use`. */
export type LockLine = { address: string; line: number };

const head = '# Addresses that others link to. `npm run addresses` writes this file.\n';

/**
 * Reads the lock of a site. Its lines may be in any order and repeated, as after a merge.
 * @returns undefined if the site has none; a diagnostic for each invalid line
 */
export function readLock(
  root: string,
): { lines: LockLine[]; diagnostics: Diagnostic[] } | undefined {
  const file = path.join(root, lockFile);
  if (!existsSync(file)) return undefined;
  const lines: LockLine[] = [];
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const [at, text] of readFileSync(file, 'utf8')
    .split(/\r\n?|\n/)
    .entries()) {
    const written = text.trim();
    if (written === '' || written.startsWith('# ')) continue;
    const address = /^\/\S*$/.test(written) ? encodeAddress(written) : undefined;
    if (address === undefined) {
      diagnostics.push({ file: lockFile, line: at + 1, column: 1, ...describe(written) });
    } else if (!seen.has(address)) {
      seen.add(address);
      lines.push({ address, line: at + 1 });
    }
  }
  return { lines, diagnostics };
}

function describe(text: string) {
  const isConflict = /^(?:<{7}|={7}|>{7}|\|{7})/.test(text);
  const problem = text.startsWith('/')
    ? 'is not percent-encoded: write a space as %20, and two hexadecimal digits after each %'
    : 'is not an address; expected one that begins with "/"';
  const message = isConflict
    ? 'this is a merge conflict marker'
    : `${JSON.stringify(text)} ${problem}`;
  const hint = isConflict
    ? 'Keep the lines of both sides, without the markers; their order does not matter.'
    : 'Correct or remove this line.';
  return { message, hint };
}

/** Writes the lock: each address on its own line, in the same order on every machine. */
export function writeLock(root: string, addresses: Iterable<string>): void {
  const sorted = [...new Set(addresses)].sort(compareText);
  writeFileSync(path.join(root, lockFile), `${head}${sorted.join('\n')}\n`);
}

import type { ReadContent } from '../../compile/files/read-content.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { lockFile, readLock, writeLock } from '../../content/address-lock.ts';
import { encodeAddress } from '../../content/source-path.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { PlainError } from '../../diagnostics/plain-error.ts';
import { findLost, readAddresses } from './check-addresses.ts';

/**
 * Removes lost addresses from the lock; with a page, also its headings.
 * @param accepted addresses in the lock; `/docs/1.0/*` are all lost ones below that
 * @returns a sentence for the terminal that says what was removed
 * @throws DiagnosticError if lines of the lock are invalid, PlainError if an address isn't in the lock or isn't lost;
 * nothing is written then
 */
export function acceptLoss(
  root: string,
  site: SiteConfig,
  content: Pick<ReadContent, 'index'>,
  accepted: readonly string[],
): string {
  const lock = readLock(root);
  // The rewritten file would lack the invalid lines.
  if (lock && lock.diagnostics.length > 0) throw new DiagnosticError(lock.diagnostics);
  const lines = lock?.lines ?? [];
  const addresses = readAddresses(root, site, content);
  // Headings of lost pages aren't listed: their pages are.
  const lost = new Set(findLost(lines, addresses).map(({ address }) => address));
  const recorded = new Set(lines.map(({ address }) => address));
  const encoded = accepted.flatMap((written) => {
    const address = encodeAddress(written) ?? written;
    const below = [...lost].filter((one) => one.startsWith(address.slice(0, -1)));
    return address.endsWith('/*') && below.length > 0 ? below : address;
  });
  const wrong = encoded.filter((address) => !lost.has(address));
  if (wrong.length > 0) {
    const say = (address: string) => {
      const page = address.replace(/#.*/s, '');
      if (!recorded.has(address)) return `${address} is not in ${lockFile}.`;
      return lost.has(page)
        ? `${address} is lost with its page: accept ${page} instead.`
        : `${address} is not lost: it still leads somewhere.`;
    };
    throw new PlainError(wrong.map(say).join('\n'));
  }
  const isKept = ({ address }: { address: string }) =>
    !encoded.some((removed) => removed === address || address.startsWith(`${removed}#`));
  const keptLines = lines.filter(isKept);
  writeLock(
    root,
    keptLines.map(({ address }) => address),
  );
  const count = lines.length - keptLines.length;
  return `${count === 1 ? '1 address is' : `${count} addresses are`} no longer in ${lockFile}.`;
}

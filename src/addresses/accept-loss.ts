import { PlainError } from '../faults/plain-error.ts';
import { lockFile, readLock, writeLock } from '../read/address-lock.ts';
import type { ReadContent } from '../read/read-content.ts';
import type { SiteConfig } from '../site/schema.ts';
import { readAddresses } from './check-addresses.ts';
import { findLost } from './find-lost.ts';

/**
 * Removes lost addresses from the lock; that of a page with its headings.
 * @param accepted addresses as the lock has them
 * @returns what was done, for people
 * @throws PlainError for one that is not in the lock or not lost; then nothing is written
 */
export function acceptLoss(
  root: string,
  site: SiteConfig,
  content: Pick<ReadContent, 'index'>,
  accepted: readonly string[],
): string {
  const lines = readLock(root)?.lines ?? [];
  const addresses = readAddresses(root, site, content);
  const lost = new Set(findLost(lines, addresses).map(({ address }) => address));
  const known = new Set(lines.map(({ address }) => address));
  const wrong = accepted.filter((address) => !lost.has(address));
  if (wrong.length > 0) {
    const say = (address: string) =>
      known.has(address)
        ? `${address} is not lost: it still leads somewhere.`
        : `${address} is not in ${lockFile}.`;
    throw new PlainError(wrong.map(say).join('\n'));
  }
  const isKept = ({ address }: { address: string }) =>
    !accepted.some((one) => one === address || address.startsWith(`${one}#`));
  const kept = lines.filter(isKept);
  writeLock(
    root,
    kept.map(({ address }) => address),
  );
  const count = lines.length - kept.length;
  return `${count === 1 ? '1 address is' : `${count} addresses are`} no longer in ${lockFile}.`;
}

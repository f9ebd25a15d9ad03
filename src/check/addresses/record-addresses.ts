import type { ReadContent } from '../../compile/files/read-content.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { lockFile, readLock, writeLock } from '../../content/address-lock.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { checkAddresses, findUnrecorded, readAddresses } from './check-addresses.ts';

/**
 * Adds the new addresses of a site to its lock, and creates the lock if there is none.
 * @returns a sentence for the terminal that says what was added
 * @throws DiagnosticError if recorded addresses are lost; they stay in the lock
 */
export function recordAddresses(
  root: string,
  site: SiteConfig,
  content: Pick<ReadContent, 'index' | 'failed'>,
): string {
  const lock = readLock(root);
  if (lock && lock.diagnostics.length > 0) throw new DiagnosticError(lock.diagnostics);
  const lines = lock?.lines ?? [];
  const added = findUnrecorded(lines, readAddresses(root, site, content));
  writeLock(root, [...lines.map(({ address }) => address), ...added]);
  const lost = checkAddresses(root, site, content, true);
  if (lost.length > 0) throw new DiagnosticError(lost);
  const count = lines.length + added.length;
  return `${lockFile} has ${count} ${count === 1 ? 'address' : 'addresses'}, ${added.length} new.`;
}

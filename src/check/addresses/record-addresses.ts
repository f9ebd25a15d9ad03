import type { ReadContent } from '../../compile/files/read-content.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { lockFile, readLock, writeLock } from '../../content/address-lock.ts';
import { DiagnosticError, isError } from '../../diagnostics/diagnostic.ts';
import { PlainError } from '../../diagnostics/plain-error.ts';
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
  const lost = checkAddresses(root, site, content).filter(isError);
  if (lost.length > 0) throw new DiagnosticError(lost);
  return `${lockFile} has ${countAddresses(lines.length + added.length)}, ${added.length} new.`;
}

/**
 * Makes sure that the lock has every address of a site, for those who want to be strict; writes nothing.
 * @returns a sentence for the terminal
 * @throws DiagnosticError if addresses are lost or not recorded, PlainError if there is no lock
 */
export function requireAddresses(
  root: string,
  site: SiteConfig,
  content: Pick<ReadContent, 'index' | 'failed'>,
): string {
  const lock = readLock(root);
  if (!lock) throw new PlainError(`There is no ${lockFile}: npm run addresses writes it.`);
  const diagnostics = checkAddresses(root, site, content);
  if (diagnostics.length > 0)
    throw new DiagnosticError(
      diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'error' as const })),
    );
  return `${lockFile} has all addresses: ${countAddresses(lock.lines.length)}.`;
}

const countAddresses = (count: number) => `${count} ${count === 1 ? 'address' : 'addresses'}`;

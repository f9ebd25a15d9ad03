import { acceptLoss } from '../check/addresses/accept-loss.ts';
import { recordAddresses, requireAddresses } from '../check/addresses/record-addresses.ts';
import { checkProject } from '../check/check-project.ts';
import { lockFile } from '../content/address-lock.ts';
import { DiagnosticError, isError } from '../diagnostics/diagnostic.ts';
import { PlainError } from '../diagnostics/plain-error.ts';

/**
 * Does what `npm run addresses` is asked for: records the addresses of the site, checks that all are recorded, or
 * accepts the loss of some.
 * @param words its arguments: none, `--check`, or `accept` and addresses
 * @returns what it has done
 * @throws DiagnosticError if content has other errors; PlainError for other arguments or addresses that are not lost
 */
export async function updateAddresses(root: string, words: readonly string[]): Promise<string> {
  const [verb, ...accepted] = words;
  const { site, content, diagnostics } = await checkProject(root);
  const others = diagnostics.filter(
    (diagnostic) => isError(diagnostic) && diagnostic.file !== lockFile,
  );
  if (!site || others.length > 0) throw new DiagnosticError(others);
  if (verb === undefined) return recordAddresses(root, site, content);
  if (verb === 'accept' && accepted.length > 0) return acceptLoss(root, site, content, accepted);
  if (verb === '--check' && accepted.length === 0) return requireAddresses(root, site, content);
  throw new PlainError('Expected no arguments, --check, or: accept /lost/ /page/#lost');
}

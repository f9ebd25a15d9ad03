import type { Problem, Wrong } from '../prove/problem.ts';
import type { SignatureClaim, SignatureFile } from './write-signature.ts';

/**
 * Checks a signature.
 * @param problems TypeScript's problems in the file that compares it
 */
export function checkSignature(
  code: string,
  { name }: SignatureClaim,
  { before }: Pick<SignatureFile, 'before'>,
  problems: readonly Problem[],
): Wrong[] {
  const end = before + code.split('\n').length;
  const own = problems.filter(({ line }) => line > before && line <= end);
  const told = own.length > 0 ? own : problems.slice(0, 1);
  return told.map(({ line, column, message }) => {
    const isOwn = line > before && line <= end;
    return {
      ...(isOwn ? { line: line - before, column } : { line: 1, column: 1 }),
      message: `the signature differs from that of ${name}: ${message}`,
      hint: 'Write what the package declares; if that is too long, write signature="… simplified".',
    };
  });
}

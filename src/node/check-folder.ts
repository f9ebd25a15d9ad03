import { PlainError } from '../diagnostics/plain-error.ts';

/**
 * Called before the bundler starts: Vite takes the part of a path after some characters for a query or a fragment.
 * @param root the project's folder
 * @throws a PlainError if its path contains such a character
 */
export function checkFolder(root: string): void {
  const [sign] = /[#?]/.exec(root) ?? [];
  if (sign === undefined) return;
  throw new PlainError(
    `The bundler can't read files in ${root}: for it, a file name ends at "${sign}". Rename the folder.`,
  );
}

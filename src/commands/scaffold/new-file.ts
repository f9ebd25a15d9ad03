import { stringify } from 'yaml';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';

/** A file to create: its path from the root, and its text. */
export type NewFile = { file: string; text: string };

/**
 * Writes front matter that starts with a title and a description.
 * @param more its other lines
 */
export function frontMatterOf(title: string, description: string, more: readonly string[] = []) {
  return ['---', stringify({ title, description }, { lineWidth: 0 }).trimEnd(), ...more, '---'];
}

/** The diagnostic for a file that would be overwritten. */
export function fileExists(file: string): DiagnosticError {
  return new DiagnosticError([{ file, message: 'this file already exists, and was not changed' }]);
}

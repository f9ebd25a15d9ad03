import { rmSync } from 'node:fs';
import path from 'node:path';
import { formatDiagnostic } from '../../diagnostics/diagnostic.ts';
import { explainFileError } from '../../diagnostics/file-error.ts';

/** Removes a file or folder that no build needs; only warns if that fails. */
export function removeLeftover(root: string, file: string): void {
  try {
    rmSync(file, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    const [diagnostic] = explainFileError(root, error)?.diagnostics ?? [];
    if (!diagnostic) throw error;
    const hint = `${path.relative(root, file)} is not needed any more: delete it by hand.`;
    console.warn(formatDiagnostic({ ...diagnostic, severity: 'warning', hint }));
  }
}

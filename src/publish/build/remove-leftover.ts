import { rmSync } from 'node:fs';
import path from 'node:path';
import { formatFault } from '../../faults/fault.ts';
import { explainFileError } from '../../faults/file-error.ts';

/** Removes a file or folder that no build needs; only warns if that fails. */
export function removeLeftover(root: string, file: string): void {
  try {
    rmSync(file, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    const [fault] = explainFileError(root, error)?.faults ?? [];
    if (!fault) throw error;
    const hint = `${path.relative(root, file)} is not needed any more: delete it by hand.`;
    console.warn(formatFault({ ...fault, severity: 'warning', hint }));
  }
}

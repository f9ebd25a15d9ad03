import { FaultError } from '../faults/fault.ts';
import { explainFileError } from '../faults/file-error.ts';
import { PlainError } from '../faults/plain-error.ts';

/**
 * Runs a command: what a person can fix is printed as it is, without a stack unless `DEBUG` is
 * set, and the process ends with 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(process.env.DEBUG ? error : describeError(process.cwd(), error));
    process.exitCode = 1;
  }
}

/** An error as it is printed: its message alone where that says what to do. */
export function describeError(root: string, error: unknown): unknown {
  if (error instanceof PlainError) return error.message;
  const known = error instanceof FaultError ? error : explainFileError(root, error);
  return known ? `\n${known.message}\n` : error;
}

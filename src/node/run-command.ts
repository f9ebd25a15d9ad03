import { DiagnosticError } from '../diagnostics/diagnostic.ts';
import { explainFileError } from '../diagnostics/file-error.ts';
import { PlainError } from '../diagnostics/plain-error.ts';

/**
 * Runs a command. Errors that the user can fix are printed without a stack unless `DEBUG` is set, and the process
 * ends with 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(process.env.DEBUG ? error : describeError(process.cwd(), error));
    process.exitCode = 1;
  }
}

/** The printed form of an error: only its message if that says what to do. */
export function describeError(root: string, error: unknown): unknown {
  if (error instanceof PlainError) return error.message;
  const explained = error instanceof DiagnosticError ? error : explainFileError(root, error, false);
  return explained ? `\n${explained.message}\n` : error;
}

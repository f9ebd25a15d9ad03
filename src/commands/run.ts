import { FaultError } from '../faults/fault.ts';

/**
 * Runs a command: faults are printed as they are, without a stack unless `DEBUG` is set, and the
 * process ends with 1.
 */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const plain = error instanceof FaultError && !process.env.DEBUG;
    console.error(plain ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

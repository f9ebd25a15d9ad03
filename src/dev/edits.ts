import { type Fault, formatFaults } from '../faults/fault.ts';

let edits = 0;
let printed = { text: '', edits: 0 };

/** Call this when a file of the site changed: the same faults are printed again then. */
export function countEdit(): void {
  edits += 1;
}

/** How often files of the site changed. */
export const editCount = () => edits;

/** Prints faults, unless they were printed last and no file was edited since: each request meets those of a module. */
export function printOnce(faults: readonly Fault[]): void {
  const text = formatFaults(faults);
  if (text === printed.text && edits === printed.edits) return;
  console.error(`\n${text}\n`);
  printed = { text, edits };
}

import { statSync } from 'node:fs';
import path from 'node:path';
import { type Fault, formatFaults } from '../faults/fault.ts';

let edits = 0;
const editsOf = new Map<string, number>();
let printed = '';

/**
 * Call this when a file of the site changed: the same faults are printed again then.
 * @param file its full path
 */
export function countEdit(file: string): void {
  edits += 1;
  editsOf.set(file, (editsOf.get(file) ?? 0) + 1);
}

/** How often files of the site changed. */
export const editCount = () => edits;

/**
 * Prints faults, unless they were printed last: the server meets those of a module at an edit and in each request.
 * The times of their files tell what the watcher reports later: a request may meet a fault before and after the edit
 * that makes it is reported. Faults whose files changed since they were found may be gone, and the next request finds
 * those that aren't.
 * @param found when they were found, in milliseconds
 */
export function printOnce(root: string, faults: readonly Fault[], found = Date.now()): void {
  const text = formatFaults(faults);
  const files = [...new Set(faults.map(({ file }) => path.join(root, file)))];
  const times = files.map(timeOf);
  // A file from another clock may have a time that is still to come.
  if (times.some((time) => time > found && time < Date.now())) return;
  const others = edits - files.reduce((sum, file) => sum + (editsOf.get(file) ?? 0), 0);
  const key = `${others} ${times} ${text}`;
  if (key !== printed) console.error(`\n${text}\n`);
  printed = key;
}

/** When a file was changed last, in milliseconds. */
function timeOf(file: string): number {
  return Math.trunc(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

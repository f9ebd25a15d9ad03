import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Fault, formatFaults, formatPlace } from '../faults/fault.ts';

let edits = 0;
/** When files were edited last, by full path. */
const editTimes = new Map<string, number>();
let printed = { text: '', times: '', places: '', at: 0 };

/**
 * Call this when a file of the site changed: the same faults are printed again then.
 * @param file its full path
 */
export function countEdit(file: string): void {
  const now = Date.now();
  edits += 1;
  // The file says when it was; the watcher may report it much later. A file from another clock may be ahead.
  editTimes.set(file, Math.min(timeOf(file) || now, now));
}

/** How often files of the site changed. */
export const editCount = () => edits;

/**
 * Prints faults, unless they were printed last and no file was edited since: the server meets those of a module at an
 * edit and in each request, before and after the watcher reports the edit. Faults whose files changed since they were
 * found may be gone, and the next request finds those that aren't. So are those at a place that a file no longer has:
 * until the server knows of an edit, it runs the code from before.
 * @param found when they were found, in milliseconds
 */
export function printOnce(root: string, faults: readonly Fault[], found = Date.now()): void {
  const text = formatFaults(faults);
  const files = new Set(faults.map(({ file }) => path.join(root, file)));
  const own = Array.from(files, timeOf);
  if (own.some((time) => time > found && time <= Date.now())) return;
  const times = own.join();
  const isEdited = [...editTimes].some(([file, time]) => time > printed.at && !files.has(file));
  if (text === printed.text && times === printed.times && !isEdited) return;
  const places = faults.map(formatPlace).join();
  if (places === printed.places && faults.every((one) => isGone(root, one))) return;
  console.error(`\n${text}\n`);
  printed = { text, times, places, at: Date.now() };
}

/** Whether a file has fewer lines than the one that a fault names. */
function isGone(root: string, { file, line = 0 }: Fault): boolean {
  const full = path.join(root, file);
  return timeOf(full) > 0 && readFileSync(full, 'utf8').trimEnd().split('\n').length < line;
}

/** When a file was changed last, in milliseconds; 0 for a file that is missing. */
function timeOf(file: string): number {
  return Math.trunc(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

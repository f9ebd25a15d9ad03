let edits = 0;
let printed = '';

/** Call this when a file of the site changed: the same faults are printed again then. */
export function countEdit(): void {
  edits += 1;
}

/** How often files of the site changed. */
export const editCount = () => edits;

/** Prints faults, unless they were printed last: the server meets those of a module at an edit and in each request. */
export function printOnce(text: string): void {
  const key = `${edits} ${text}`;
  if (key !== printed) console.error(`\n${text}\n`);
  printed = key;
}

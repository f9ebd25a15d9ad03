import { type Diagnostic, formatDiagnostics } from '../diagnostics/diagnostic.ts';

let edits = 0;
let printed = { text: '', edits: 0 };

/** Call this when a file of the site changed: the same diagnostics are printed again then. */
export function countEdit(): void {
  edits += 1;
}

/** How often files of the site changed. */
export const editCount = () => edits;

/** Prints diagnostics, unless they were printed last and no file was edited since: each request meets those of a module. */
export function printOnce(diagnostics: readonly Diagnostic[]): void {
  const text = formatDiagnostics(diagnostics);
  if (text === printed.text && edits === printed.edits) return;
  console.error(`\n${text}\n`);
  printed = { text, edits };
}

import type { VFile } from 'vfile';
import type { Fault } from '../faults/fault.ts';

/** Where in the file: anything with a position, or a place itself. */
export type Place =
  | { position?: { start: { line: number; column: number } } | undefined }
  | { line: number; column: number };

/**
 * Notes a fault of a content file in `file.data.faults`, so that compiling goes on and all faults
 * of the file are told together.
 * @param place the node that is wrong, or its line and column in the file
 */
export function reportFault(file: VFile, place: Place, fault: Omit<Fault, 'file'>): void {
  const { line, column } = 'line' in place ? place : (place.position?.start ?? {});
  file.data.faults ??= [];
  file.data.faults.push({ file: file.path, line: line ?? 1, column: column ?? 1, ...fault });
}

import type { VFile } from 'vfile';
import type { Fault } from '../faults/fault.ts';

/** A place in the file: a node with a position, or line and column. */
export type ReportPosition =
  | { position?: { start: { line: number; column: number } } | undefined }
  | { line: number; column: number };

/** The line and column of a place; the file's start if it is unknown. */
export function pointOf(place: ReportPosition): { line: number; column: number } {
  const { line, column } = 'line' in place ? place : (place.position?.start ?? {});
  return { line: line ?? 1, column: column ?? 1 };
}

/**
 * Records a fault of a content file in `file.data.faults`, so that compiling continues and all faults of the file
 * are reported together.
 * @param place the node that is wrong, or its line and column in the file
 */
export function reportFault(file: VFile, place: ReportPosition, fault: Omit<Fault, 'file'>): void {
  file.data.faults ??= [];
  file.data.faults.push({ file: file.path, ...pointOf(place), ...fault });
}

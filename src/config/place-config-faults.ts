import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { type FieldFault, placeFault } from '../faults/places.ts';
import { findConfigPlaces } from './config-places.ts';

/** Adds the line and column of their fields to faults of `site.config.ts`. */
export function placeConfigFaults(root: string, faults: readonly FieldFault[]): Fault[] {
  if (faults.length === 0) return [];
  const places = findConfigPlaces(readFileSync(path.join(root, 'site.config.ts'), 'utf8'));
  return faults.map((fault) => placeFault(fault, places));
}

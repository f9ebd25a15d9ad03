import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FieldDiagnostic, placeDiagnostic } from '../diagnostics/places.ts';
import { findConfigPlaces } from './config-places.ts';

/** Adds the line and column of their fields to diagnostics of `site.config.ts`. */
export function placeConfigDiagnostics(
  root: string,
  diagnostics: readonly FieldDiagnostic[],
): Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const places = findConfigPlaces(readFileSync(path.join(root, 'site.config.ts'), 'utf8'));
  return diagnostics.map((diagnostic) => placeDiagnostic(diagnostic, places));
}

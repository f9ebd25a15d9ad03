import { causeOf } from '../diagnostics/cause.ts';
import { compareText, type Diagnostic, isError } from '../diagnostics/diagnostic.ts';

/**
 * Summarizes the diagnostics of imported content: a line for each cause, the most frequent first, with its count and
 * its first place.
 */
export function summarizeCauses(diagnostics: readonly Diagnostic[]): string {
  return [
    ...listCauses('Errors (nothing is built until they are fixed)', diagnostics.filter(isError)),
    ...listCauses(
      'Warnings (built anyway)',
      diagnostics.filter((diagnostic) => !isError(diagnostic)),
    ),
  ].join('\n');
}

function listCauses(title: string, diagnostics: readonly Diagnostic[]): string[] {
  if (diagnostics.length === 0) return [];
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const causes = Map.groupBy(diagnostics, ({ message }) => causeOf(message));
  const sorted = [...causes].sort(
    ([a, some], [b, others]) => others.length - some.length || compareText(a, b),
  );
  return [
    `${title}: ${diagnostics.length} in ${files} ${files === 1 ? 'file' : 'files'}`,
    ...sorted.map(([cause, same]) => {
      const count = String(same.length).padStart(6);
      return `${count}  ${cause}\n        ${firstPlaceOf(same)}`;
    }),
  ];
}

function firstPlaceOf(diagnostics: readonly Diagnostic[]): string {
  const places = diagnostics
    .toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const more = places.length > 1 ? `, and ${places.length - 1} more` : '';
  return `${places[0]}${more}`;
}

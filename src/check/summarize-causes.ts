import { compareText, type Fault, isError } from '../faults/fault.ts';

/**
 * Summarizes the faults of imported content: a line for each cause, the most frequent first, with its count and
 * its first place.
 */
export function summarizeCauses(faults: readonly Fault[]): string {
  return [
    ...listCauses('Errors (nothing is built until they are fixed)', faults.filter(isError)),
    ...listCauses(
      'Warnings (built anyway)',
      faults.filter((fault) => !isError(fault)),
    ),
  ].join('\n');
}

function listCauses(title: string, faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const files = new Set(faults.map(({ file }) => file)).size;
  const causes = Map.groupBy(faults, ({ message }) => causeOf(message));
  const sorted = [...causes].sort(
    ([a, some], [b, others]) => others.length - some.length || compareText(a, b),
  );
  return [
    `${title}: ${faults.length} in ${files} ${files === 1 ? 'file' : 'files'}`,
    ...sorted.map(([cause, same]) => {
      const count = String(same.length).padStart(6);
      return `${count}  ${cause}\n        ${firstPlaceOf(same)}`;
    }),
  ];
}

/** A value in quotes as a whole, though it has quotes itself: `"title="a""`. */
const quoted = /(?<![^\s(])".*?"(?=[\s,.:;)]|$)/g;

/**
 * Removes from a message what is specific to one place. The name of an unknown component or field stays, since it
 * is the cause.
 */
function causeOf(message: string): string {
  if (message.startsWith('unknown ')) return message;
  return message
    .replace(quoted, '"…"')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/(?<!\S)\/\S+/g, '/…/')
    .replace(/(?:content|public|src)\/[^\s,:]+/g, '…')
    .replace(/\d[\d-]*/g, '…');
}

function firstPlaceOf(faults: readonly Fault[]): string {
  const places = faults
    .toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const more = places.length > 1 ? `, and ${places.length - 1} more` : '';
  return `${places[0]}${more}`;
}

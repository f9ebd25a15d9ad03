import { causeOf } from './cause.ts';

/** One thing that is wrong, reported to the person who can fix it. */
export type Diagnostic = {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  /** 1-based; absent if no line is known. */
  line?: number;
  /** 1-based. */
  column?: number;
  message: string;
  /** What to do about it. */
  hint?: string;
  /** A warning is printed, but does not fail the build. */
  severity?: 'error' | 'warning';
  /** The affected page, if that isn't made from this file. */
  route?: string;
};

/** The text of a diagnostic, before its place is known. */
export type DiagnosticText = Pick<Diagnostic, 'message' | 'hint' | 'severity'>;

/** False for a warning, which is printed and stops nothing. */
export function isError(diagnostic: Pick<Diagnostic, 'severity'>): boolean {
  return diagnostic.severity !== 'warning';
}

/** `path:line:column`, as far as it is known. */
export function formatPlace({
  file,
  line,
  column = 1,
}: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  return line === undefined ? file : `${file}:${line}:${column}`;
}

/** Formats `path:line:column  message`, with the hint on a line of its own. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const kind = isError(diagnostic) ? '' : 'warning: ';
  return `${formatPlace(diagnostic)}  ${kind}${diagnostic.message}${diagnostic.hint ? `\n    ${diagnostic.hint}` : ''}`;
}

/** How many equal warnings are printed one by one. */
const maxEqualWarnings = 3;

/**
 * Formats all diagnostics of a build: each once, in order of file, line and column.
 * @param isWhole whether warnings of one cause are printed one by one
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], isWhole = false): string {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  const shown = isWhole ? sorted : groupWarnings(sorted);
  return [...new Set(shown.map(formatDiagnostic))].join('\n\n');
}

/** Merges many warnings of one cause into the first, which lists places of the others. */
function groupWarnings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ message, severity }: Diagnostic) => `${severity} ${causeOf(message)}`;
  const groups = Map.groupBy(diagnostics, keyOf);
  return diagnostics.flatMap((diagnostic) => {
    const { message, hint } = diagnostic;
    const same = groups.get(keyOf(diagnostic)) ?? [];
    if (isError(diagnostic) || same.length <= maxEqualWarnings) return diagnostic;
    if (diagnostic !== same[0]) return [];
    const places = same.slice(1).map(({ file, line }) => (line ? `${file}:${line}` : file));
    const named = places.slice(0, maxEqualWarnings).join(', ');
    const more = places.length > maxEqualWarnings ? ', …' : '';
    const isEqual = same.every((other) => other.message === message);
    const kind = isEqual ? 'The same' : 'The like';
    const others = `${kind} in ${places.length} more places: ${named}${more}${isEqual ? '' : '; `npm run check:content -- --all` prints each'}`;
    return { ...diagnostic, hint: hint ? `${hint}\n    ${others}` : others };
  });
}

/** Compares texts, with the same result on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Thrown if work can't go on; contains every diagnostic found so far. */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
    this.name = 'DiagnosticError';
    this.diagnostics = diagnostics;
  }
}

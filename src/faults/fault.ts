/** One thing that is wrong, reported to the person who can fix it. */
export type Fault = {
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

/** The text of a fault, before its place is known. */
export type FaultText = Pick<Fault, 'message' | 'hint' | 'severity'>;

/** False for a warning, which is printed and stops nothing. */
export function isError(fault: Pick<Fault, 'severity'>): boolean {
  return fault.severity !== 'warning';
}

/** `path:line:column`, as far as it is known. */
export function formatPlace({
  file,
  line,
  column = 1,
}: Pick<Fault, 'file' | 'line' | 'column'>): string {
  return line === undefined ? file : `${file}:${line}:${column}`;
}

/** Formats `path:line:column  message`, with the hint on a line of its own. */
export function formatFault(fault: Fault): string {
  const kind = isError(fault) ? '' : 'warning: ';
  return `${formatPlace(fault)}  ${kind}${fault.message}${fault.hint ? `\n    ${fault.hint}` : ''}`;
}

/** How many equal warnings are printed one by one. */
const maxEqualWarnings = 3;

/** Formats all faults of a build: each once, in order of file, line and column. */
export function formatFaults(faults: readonly Fault[]): string {
  const sorted = [...faults].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(groupWarnings(sorted).map(formatFault))].join('\n\n');
}

/** Merges many equal warnings into the first, which lists the places of the others. */
function groupWarnings(faults: readonly Fault[]): Fault[] {
  const groups = Map.groupBy(faults, ({ message, hint, severity }) =>
    JSON.stringify([severity, message, hint]),
  );
  return faults.flatMap((fault) => {
    const { message, hint, severity } = fault;
    const same = groups.get(JSON.stringify([severity, message, hint])) ?? [];
    if (isError(fault) || same.length <= maxEqualWarnings) return fault;
    if (fault !== same[0]) return [];
    const places = same.slice(1).map(({ file, line }) => (line ? `${file}:${line}` : file));
    const named = places.slice(0, maxEqualWarnings).join(', ');
    const more = places.length > maxEqualWarnings ? ', …' : '';
    const others = `The same in ${places.length} more places: ${named}${more}`;
    return { ...fault, hint: hint ? `${hint}\n    ${others}` : others };
  });
}

/** Compares texts, with the same result on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Thrown if work can't go on; contains every fault found so far. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults));
    this.name = 'FaultError';
    this.faults = faults;
  }
}

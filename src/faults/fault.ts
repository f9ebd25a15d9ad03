/** One thing that is wrong, reported to the person who can fix it. */
export type Fault = {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  /** 1-based; absent where no line is known. */
  line?: number;
  /** 1-based. */
  column?: number;
  message: string;
  /** What to do about it. */
  hint?: string;
  /** A warning is printed, but does not fail the build. */
  severity?: 'error' | 'warning';
  /** The page that it keeps from being shown, where that is not made from this file. */
  route?: string;
};

/** What a fault says, before it is known where it stands. */
export type Words = Pick<Fault, 'message' | 'hint' | 'severity'>;

/** False for a warning, which is told and stops nothing. */
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

/** `path:line:column  message`, then the hint on its own line. */
export function formatFault(fault: Fault): string {
  const kind = isError(fault) ? '' : 'warning: ';
  return `${formatPlace(fault)}  ${kind}${fault.message}${fault.hint ? `\n    ${fault.hint}` : ''}`;
}

/** So many warnings that say the same are told one by one. */
const fewWarnings = 3;

/** All faults of one build as text: each once, in order of file, line and column. */
export function formatFaults(faults: readonly Fault[]): string {
  const sorted = [...faults].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(groupWarnings(sorted).map(formatFault))].join('\n\n');
}

/** Of many warnings that say the same the first is told, with the places of the others. */
function groupWarnings(faults: readonly Fault[]): Fault[] {
  const groups = Map.groupBy(faults, ({ message, hint, severity }) =>
    JSON.stringify([severity, message, hint]),
  );
  return faults.flatMap((fault) => {
    const { message, hint, severity } = fault;
    const same = groups.get(JSON.stringify([severity, message, hint])) ?? [];
    if (isError(fault) || same.length <= fewWarnings) return fault;
    if (fault !== same[0]) return [];
    const places = same.slice(1).map(({ file, line }) => (line ? `${file}:${line}` : file));
    const named = places.slice(0, fewWarnings).join(', ');
    const more = places.length > fewWarnings ? ', …' : '';
    const others = `The same in ${places.length} more places: ${named}${more}`;
    return { ...fault, hint: hint ? `${hint}\n    ${others}` : others };
  });
}

/** Orders texts the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Thrown where work cannot go on; carries every fault found so far. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults));
    this.name = 'FaultError';
    this.faults = faults;
  }
}

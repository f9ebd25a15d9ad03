/** One thing that is wrong, told to the person who can mend it. */
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
};

/** What a fault says, before it is known where it stands. */
export type Words = Pick<Fault, 'message' | 'hint' | 'severity'>;

/** False for a warning, which is told and stops nothing. */
export function isError(fault: Pick<Fault, 'severity'>): boolean {
  return fault.severity !== 'warning';
}

/** `path:line:column  message`, then the hint on a line of its own. */
export function formatFault(fault: Fault): string {
  const { file, line, column = 1 } = fault;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const kind = isError(fault) ? '' : 'warning: ';
  return `${place}  ${kind}${fault.message}${fault.hint ? `\n    ${fault.hint}` : ''}`;
}

/** All faults of one build as text: each once, in order of file, line and column. */
export function formatFaults(faults: readonly Fault[]): string {
  const sorted = [...faults].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(sorted.map(formatFault))].join('\n\n');
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

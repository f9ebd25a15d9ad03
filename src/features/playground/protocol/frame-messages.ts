import type {
  ConsoleLine,
  PointedElement,
  PreviewError,
  RunnableModule,
  RunOutcome,
  SourcePlace,
} from './compiler.ts';
import { partOf, readList, readText } from './read-parts.ts';

/** What the page says to the preview's frame, by a port that it gave to it. */
export type FrameMessage =
  | { kind: 'run'; run: number; modules: RunnableModule[]; css: string; dark: boolean }
  | { kind: 'dark'; dark: boolean }
  /** What has one of these classes is outlined. */
  | { kind: 'light'; classes: string[] }
  | { kind: 'ping' };

const outcomes: readonly RunOutcome[] = ['shown', 'failed', 'empty', 'unexported'];

/** What the frame says. The visitor's code runs beside its script, and may have said it instead. */
export type FrameAnswer =
  | { kind: 'ready' }
  /** Its busy time since the last one, in milliseconds. */
  | { kind: 'pong'; busy: number }
  /** The visitor has pressed a key or something in it. */
  | { kind: 'pressed' }
  | { kind: RunOutcome; run: number }
  /** What the pointer is over; without an element it has left. */
  | { kind: 'pointed'; run: number; pointed?: PointedElement }
  | { kind: 'lines'; run: number; lines: ConsoleLine[] }
  | { kind: 'error'; run: number; error: PreviewError };

/** What the first message to a frame is, beside its port. */
export const portMessage = 'playground:port';

/** The longest text of one line, and the most lines of one message. */
export const longestText = 4000;
export const mostLines = 60;

/** How long the name of an element and of a class may be, and how many classes are told. */
export const pointedBounds = { text: 200, classes: 200 } as const;

const levels: readonly unknown[] = ['debug', 'log', 'info', 'warn', 'error'];

/** Reads an answer as a stranger's: its parts are copied one by one. @returns undefined for others */
export function readFrameAnswer(data: unknown): FrameAnswer | undefined {
  const kind = partOf(data, 'kind');
  if (kind === 'ready' || kind === 'pressed') return { kind };
  if (kind === 'pong') return { kind, busy: Number(partOf(data, 'busy')) || 0 };
  const run = partOf(data, 'run');
  if (typeof run !== 'number') return undefined;
  const outcome = outcomes.find((known) => known === kind);
  if (outcome) return { kind: outcome, run };
  if (kind === 'error') return { kind, run, error: readError(partOf(data, 'error')) };
  if (kind === 'pointed') return { kind, run, ...readPointed(partOf(data, 'pointed')) };
  if (kind !== 'lines') return undefined;
  return { kind, run, lines: readList(partOf(data, 'lines'), mostLines, readLine) };
}

function readLine(data: unknown): ConsoleLine {
  const level = partOf(data, 'level');
  const text = readText(partOf(data, 'text'), longestText);
  return { level: isLevel(level) ? level : 'log', text, ...readPlace(partOf(data, 'place')) };
}

function isLevel(level: unknown): level is ConsoleLine['level'] {
  return levels.includes(level);
}

function readError(data: unknown): PreviewError {
  return {
    message: readText(partOf(data, 'message'), longestText),
    ...readPlace(partOf(data, 'place')),
  };
}

function readPointed(data: unknown): { pointed?: PointedElement } {
  const name = readText(partOf(data, 'name'), pointedBounds.text);
  const classes = readList(partOf(data, 'classes'), pointedBounds.classes, (part) =>
    readText(part, pointedBounds.text),
  );
  return name === '' ? {} : { pointed: { name, classes } };
}

function readPlace(data: unknown): { place?: SourcePlace } {
  const [file, line] = [partOf(data, 'file'), partOf(data, 'line')];
  if (typeof file !== 'string' || typeof line !== 'number' || !Number.isInteger(line)) return {};
  return { place: { file: file.slice(0, 200), line } };
}

import type {
  ConsoleLine,
  PointedElement,
  PreviewError,
  RunnableModule,
  RunOutcome,
  SourcePlace,
} from './compiler.ts';
import { propertyOf, readList, readString } from './read-fields.ts';

/** The messages of the page to the preview's frame, through the port. */
export type FrameMessage =
  /** The text of React, which comes first. */
  | { kind: 'react'; script: Blob }
  | { kind: 'run'; run: number; modules: RunnableModule[]; css: string; dark: boolean }
  | { kind: 'dark'; dark: boolean }
  /** Outline elements with one of these classes. */
  | { kind: 'light'; classes: string[] }
  | { kind: 'ping' };

export const outcomes: readonly RunOutcome[] = ['shown', 'unseen', 'failed', 'empty', 'unexported'];

/** The messages of the frame. The visitor's code runs beside its script, and can forge them. */
export type FrameAnswer =
  | { kind: 'ready' | 'pong' }
  /** The visitor has pressed a pointer button in it. */
  | { kind: 'pressed' }
  | { kind: RunOutcome; run: number }
  /** The hovered element; without element the pointer has left. */
  | { kind: 'pointed'; run: number; pointed?: PointedElement }
  | { kind: 'lines'; run: number; lines: ConsoleLine[] }
  | { kind: 'error'; run: number; error: PreviewError };

/** The kind of the first message to a frame, which has the port. */
export const portMessage = 'playground:port';

/** The maximum length of a line, and number of lines in a message. */
export const maxTextLength = 4000;
export const maxLinesPerMessage = 60;

/** The maximum length of element and class names, and number of classes. */
export const pointedBounds = { text: 200, classes: 200 } as const;

const levels: readonly unknown[] = ['debug', 'log', 'info', 'warn', 'error'];

/**
 * Parses a message as untrusted: copies its fields one by one.
 * @returns undefined for other messages
 */
export function readFrameAnswer(data: unknown): FrameAnswer | undefined {
  const kind = propertyOf(data, 'kind');
  if (kind === 'ready' || kind === 'pong' || kind === 'pressed') return { kind };
  const run = propertyOf(data, 'run');
  if (typeof run !== 'number') return undefined;
  const outcome = outcomes.find((name) => name === kind);
  if (outcome) return { kind: outcome, run };
  if (kind === 'error') return { kind, run, error: readError(propertyOf(data, 'error')) };
  if (kind === 'pointed') return { kind, run, ...readPointed(propertyOf(data, 'pointed')) };
  if (kind !== 'lines') return undefined;
  return { kind, run, lines: readList(propertyOf(data, 'lines'), maxLinesPerMessage, readLine) };
}

function readLine(data: unknown): ConsoleLine {
  const level = propertyOf(data, 'level');
  const text = readString(propertyOf(data, 'text'), maxTextLength);
  return { level: isLevel(level) ? level : 'log', text, ...readPlace(propertyOf(data, 'place')) };
}

function isLevel(level: unknown): level is ConsoleLine['level'] {
  return levels.includes(level);
}

function readError(data: unknown): PreviewError {
  return {
    message: readString(propertyOf(data, 'message'), maxTextLength),
    ...readPlace(propertyOf(data, 'place')),
  };
}

function readPointed(data: unknown): { pointed?: PointedElement } {
  const name = readString(propertyOf(data, 'name'), pointedBounds.text);
  const classes = readList(propertyOf(data, 'classes'), pointedBounds.classes, (item) =>
    readString(item, pointedBounds.text),
  );
  return name === '' ? {} : { pointed: { name, classes } };
}

function readPlace(data: unknown): { place?: SourcePlace } {
  const [file, line] = [propertyOf(data, 'file'), propertyOf(data, 'line')];
  if (typeof file !== 'string' || typeof line !== 'number' || !Number.isInteger(line)) return {};
  return { place: { file: file.slice(0, 200), line } };
}

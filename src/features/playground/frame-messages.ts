import type { ConsoleLine, PreviewError, RunnableModule, SourcePlace } from './protocol.ts';

/** What the page says to the preview's frame, by a port that it gave to it. */
export type FrameMessage =
  | { kind: 'run'; run: number; modules: RunnableModule[]; css: string; dark: boolean }
  | { kind: 'dark'; dark: boolean }
  | { kind: 'ping' };

/** What the frame says. The visitor's code runs beside its script, and may have said it instead. */
export type FrameAnswer =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'shown'; run: number }
  | { kind: 'lines'; run: number; lines: ConsoleLine[] }
  | { kind: 'error'; run: number; error: PreviewError };

/** What the first message to a frame is, beside its port. */
export const portMessage = 'playground:port';

/** The longest text of one line, and the most lines of one message. */
export const longestText = 4000;
export const mostLines = 60;

const levels: readonly unknown[] = ['debug', 'log', 'info', 'warn', 'error'];

/** Reads an answer as a stranger's: its parts are copied one by one. @returns undefined for others */
export function readFrameAnswer(data: unknown): FrameAnswer | undefined {
  const kind = partOf(data, 'kind');
  if (kind === 'ready' || kind === 'pong') return { kind };
  const run = partOf(data, 'run');
  if (typeof run !== 'number') return undefined;
  if (kind === 'shown') return { kind, run };
  if (kind === 'error') return { kind, run, error: readError(partOf(data, 'error')) };
  const lines = partOf(data, 'lines');
  if (kind !== 'lines' || !Array.isArray(lines)) return undefined;
  return { kind, run, lines: lines.slice(0, mostLines).map(readLine) };
}

function readLine(data: unknown): ConsoleLine {
  const level = partOf(data, 'level');
  const text = readText(partOf(data, 'text'));
  return { level: isLevel(level) ? level : 'log', text, ...readPlace(partOf(data, 'place')) };
}

function isLevel(level: unknown): level is ConsoleLine['level'] {
  return levels.includes(level);
}

function readError(data: unknown): PreviewError {
  return { message: readText(partOf(data, 'message')), ...readPlace(partOf(data, 'place')) };
}

function readPlace(data: unknown): { place?: SourcePlace } {
  const [file, line] = [partOf(data, 'file'), partOf(data, 'line')];
  if (typeof file !== 'string' || typeof line !== 'number' || !Number.isInteger(line)) return {};
  return { place: { file: file.slice(0, 200), line } };
}

function readText(data: unknown): string {
  return typeof data === 'string' ? data.slice(0, longestText) : '';
}

/** Only what stands in an object itself: what its prototype has says nothing. */
function partOf(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

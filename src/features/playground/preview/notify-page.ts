import type { ConsoleLine } from '../protocol/compiler.ts';
import { type FrameAnswer, maxLinesPerMessage, maxTextLength } from '../protocol/frame-messages.ts';
import { describeValue } from './describe-value.ts';
import { findComponent, findErrorPlace, nameAddresses } from './find-place.ts';

/** The interval of messages with console lines, so that many lines don't become many messages. */
const intervalMs = 100;

let send: (answer: FrameAnswer) => void = () => {};
let run = 0;
let lines: ConsoleLine[] = [];
let dropped = 0;
let isWaiting = false;

const later = setTimeout.bind(globalThis);

/** Starts to report events to the page. */
export function openChannel(port: MessagePort): void {
  // Saved before the visitor's code can replace it.
  send = port.postMessage.bind(port);
}

/** Sends a message to the page. */
export function notifyPage(answer: FrameAnswer): void {
  send(answer);
}

/** Drops the lines of the previous project. */
export function beginRun(number: number): void {
  run = number;
  lines = [];
  dropped = 0;
}

/**
 * Queues a console line for the page.
 * @param stack the stack of the call, for its place
 */
export function queueLine(level: ConsoleLine['level'], text: string, stack?: unknown): void {
  const place = findErrorPlace(stack);
  if (lines.length >= maxLinesPerMessage - 1) dropped += 1;
  else lines.push({ level, text: cut(text), ...(place && { place }) });
  if (!isWaiting) later(flushLines, intervalMs);
  isWaiting = true;
}

function flushLines(): void {
  isWaiting = false;
  if (dropped > 0) lines.push({ level: 'warn', text: `… and ${dropped} more lines.` });
  if (lines.length > 0) send({ kind: 'lines', run, lines });
  beginRun(run);
}

/**
 * Reports an error, with the first place in the visitor's code in its stack, or else its component.
 * @param stack the stack, if it isn't the error's
 * @param components the components around the error, if React caught it
 */
export function notifyError(thrown: unknown, stack?: unknown, components?: string): void {
  const message = cut(nameAddresses(explainError(describeValue(thrown))));
  const place = findErrorPlace(stack ?? stackOf(thrown)) ?? findComponent(components ?? '');
  send({ kind: 'error', run, error: { message, ...(place && { place }) } });
}

function stackOf(thrown: unknown): unknown {
  try {
    return thrown instanceof Error ? thrown.stack : undefined;
  } catch {
    return undefined;
  }
}

function cut(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;
}

/** The messages of React's production build, by number. */
const meanings: Readonly<Record<string, string>> = {
  31: 'React cannot render an object: pass text or elements.',
  130: 'JSX uses a value that is not a component. Is it exported, and imported by that name?',
  185: 'A component keeps changing its state whenever it updates.',
  300: 'A component calls fewer hooks than before: call hooks before any early return.',
  301: 'A component changes its state on every render, so rendering never ends.',
  310: 'A component calls more hooks than before: call hooks before any early return.',
  321: 'A hook was called outside a component.',
};

/** Replaces the numbers of frequent React errors with messages. */
function explainError(message: string): string {
  const [, number = ''] = /Minified React error #(\d+)/.exec(message) ?? [];
  return meanings[number] ?? message;
}

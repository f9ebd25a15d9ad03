import { textFor } from '../../../texts/text.ts';
import type { PreviewState } from '../protocol/compiler.ts';
import type { FrameAnswer } from '../protocol/frame-messages.ts';
import { type FrameMessage, portMessage, readFrameAnswer } from '../protocol/frame-messages.ts';
import { keepFocus } from './keep-focus.ts';
import { fetchScript } from './open-worker.ts';

/** The interval of checking that a frame is alive, in milliseconds, and how many checks it may miss. */
const pulse = { every: 500, missed: 8 };

/** How long a frame may take to load, and later to run React, and how long its script to answer, in pulses. */
const timeoutMs = { load: 60, script: 6 };

/**
 * How much a late pulse counts: if the page itself is late, the machine is busy and the frame waits as well.
 * Timers of hidden pages are delayed by browsers, and don't count.
 */
const lateShare = 0.25;

/** @param late how late an event of the page was, in milliseconds */
const isPageLate = (late: number): boolean => late > 150;

/** How often the code may take the focus from the page. */
const maxTakes = 10;

/** The maximum number of messages in a pulse; the frame's own script sends about five. */
const maxMessages = 60;

/**
 * How long the page may be blocked in pulses with messages to the window, in milliseconds: a few large messages block
 * it, and only the delay shows their size.
 */
const maxBlockedMs = 2000;

export type RunningFrame = {
  /** Whether it is ready for messages. */
  isReady: () => boolean;
  send: (message: FrameMessage) => void;
  end: () => void;
};

type FrameEvents = {
  onReady: () => void;
  /** Called with each valid message of the frame. */
  onMessage: (answer: FrameAnswer) => void;
  /** Called when the frame was removed, with the reason. */
  onEnd: (state: PreviewState) => void;
};

/** The addresses of the frame's page, and of React, whose text the page sends to it. */
export type FramePlace = { page: string; react: string };

/** Creates a sandboxed frame in an element, sends it a port and React, and removes it if it does harm. */
export function openFrame(
  element: HTMLElement,
  place: FramePlace,
  { onReady, onMessage, onEnd }: FrameEvents,
): RunningFrame {
  const frame = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  const react = fetchScript(place.react);
  let [isLoaded, hasAnswered, isReady] = [false, false, false];
  let [messages, missed, takes] = [0, 0, 0];
  /** Whether the code has sent messages to the window since the last pulse, and how long the page was blocked. */
  let [hasSent, blockedMs] = [false, 0];
  let isOver = false;
  let beatAt = performance.now();
  const focus = keepFocus(frame, () => {
    takes += 1;
    if (takes > maxTakes) fail('grabbing');
  });
  const end = () => {
    isOver = true;
    clearInterval(timer);
    removeEventListener('message', countMessage);
    focus.stop();
    port.close();
    frame.remove();
  };
  const fail = (state: PreviewState) => {
    if (isOver) return;
    end();
    onEnd(state);
  };
  const count = () => {
    messages += 1;
    if (messages > maxMessages) fail('flooding');
  };
  // Messages to the window are only counted, never read.
  const countMessage = ({ source }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow) return;
    hasSent = true;
    count();
  };
  const beat = () => {
    const late = performance.now() - beatAt - pulse.every;
    beatAt = performance.now();
    messages = 0;
    blockedMs = hasSent && isPageLate(late) ? blockedMs + late : 0;
    hasSent = false;
    missed += isPageLate(late) && !document.hidden ? lateShare : 1;
    focus.check();
    const allowed = isLoaded && !hasAnswered ? timeoutMs.script : timeoutMs.load;
    if (blockedMs > maxBlockedMs) fail('flooding');
    else if (missed > (isReady ? pulse.missed : allowed)) fail(isReady ? 'hanging' : 'missing');
    else if (isReady) port.postMessage({ kind: 'ping' });
  };
  port.onmessage = ({ data }) => {
    missed = 0;
    count();
    if (isOver) return;
    hasAnswered = true;
    const answer = readFrameAnswer(data);
    if (answer?.kind === 'ready' && !isReady) {
      isReady = true;
      onReady();
    }
    if (answer?.kind === 'pressed') focus.allow();
    if (answer) onMessage(answer);
  };
  frame.onload = () => {
    // It loads once; a second time means that its code navigated.
    if (isLoaded) return fail('left');
    isLoaded = true;
    missed = 0;
    frame.contentWindow?.postMessage(portMessage, '*', [port2]);
    react.then(
      (script) => port.postMessage({ kind: 'react', script }),
      () => fail('missing'),
    );
  };
  const timer = setInterval(beat, pulse.every);
  addEventListener('message', countMessage);
  frame.title = textFor('playground.view.preview');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = place.page;
  element.append(frame);
  return {
    isReady: () => isReady,
    send: (message) => port.postMessage(message),
    end,
  };
}

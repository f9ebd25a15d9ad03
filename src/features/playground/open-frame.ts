import { type FrameMessage, portMessage } from './frame-messages.ts';
import type { PreviewState } from './protocol.ts';

/** How often a frame is asked whether it is alive, in milliseconds, and how often it may not answer. */
const pulse = { every: 500, missed: 8 };

/** How long a frame may take to load, and its script to answer then, in pulses. */
const patience = { load: 60, script: 6 };

/** More messages than that in a pulse are a flood: the frame's own script sends five or so. */
const mostMessages = 60;

export type RunningFrame = {
  /** Whether it listens. */
  isReady: () => boolean;
  send: (message: FrameMessage) => void;
  end: () => void;
};

type FrameEvents = {
  onReady: () => void;
  /** What came by the port, unread. */
  onMessage: (data: unknown) => void;
  /** The frame was taken away, and why. */
  onEnd: (state: PreviewState) => void;
};

/** Puts a sandboxed frame into an element; gives it a port; takes it away where it does harm. */
export function openFrame(
  element: HTMLElement,
  url: string,
  { onReady, onMessage, onEnd }: FrameEvents,
): RunningFrame {
  const frame = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  let [isLoaded, isReady, messages, missed] = [false, false, 0, 0];
  const end = () => {
    clearInterval(timer);
    removeEventListener('message', countMessage);
    port.close();
    frame.remove();
  };
  const fail = (state: PreviewState) => {
    end();
    onEnd(state);
  };
  const count = () => {
    messages += 1;
    if (messages > mostMessages) fail('flooding');
  };
  // Nothing is ever read of what comes by the window.
  const countMessage = ({ source }: MessageEvent) => {
    if (source !== null && source === frame.contentWindow) count();
  };
  const beat = () => {
    messages = 0;
    missed += 1;
    const allowed = isLoaded ? patience.script : patience.load;
    if (missed > (isReady ? pulse.missed : allowed)) fail(isReady ? 'hanging' : 'missing');
    else if (isReady) port.postMessage({ kind: 'ping' });
  };
  port.onmessage = ({ data }) => {
    missed = 0;
    count();
    if (!isReady) {
      isReady = true;
      onReady();
    }
    onMessage(data);
  };
  frame.onload = () => {
    // It is loaded once; after that its code has led it elsewhere.
    if (isLoaded) return fail('left');
    isLoaded = true;
    missed = 0;
    frame.contentWindow?.postMessage(portMessage, '*', [port2]);
  };
  const timer = setInterval(beat, pulse.every);
  addEventListener('message', countMessage);
  frame.title = 'Preview';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = url;
  element.append(frame);
  return { isReady: () => isReady, send: (message) => port.postMessage(message), end };
}

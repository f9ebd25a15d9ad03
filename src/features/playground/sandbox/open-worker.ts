import { textFor } from '../../../texts/text.ts';
import type { CompilerPlace } from '../protocol/compiler.ts';
import { failedMessage, scriptMessage } from '../protocol/compiler-messages.ts';

export type OpenWorker = { send: (message: unknown) => void; end: () => void };

type WorkerEvents = {
  /** Called with each message, unparsed. */
  onMessage: (data: unknown) => void;
  /** Called when it can't run and was removed. */
  onFailure: (message: string) => void;
};

/**
 * Runs the compiler's script in a worker of a sandboxed frame: it has an opaque origin and the frame's policy, so
 * no network. The page fetches the script, and communicates with the worker only through a port. Removing the
 * frame ends the worker.
 */
export function openWorker(
  { script: url, frame: frameUrl, parent }: CompilerPlace,
  { onMessage, onFailure }: WorkerEvents,
): OpenWorker {
  const frame = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  let [isGiven, isHeard, isOver] = [false, false, false];
  const end = () => {
    isOver = true;
    // A script that failed or was truncated is requested again next time.
    if (!isHeard) scripts.delete(url);
    removeEventListener('message', hearFrame);
    port.close();
    frame.remove();
  };
  const fail = (message: string) => {
    if (isOver) return;
    end();
    onFailure(message);
  };
  const hearFrame = ({ source, data }: MessageEvent) => {
    const isOwn = source !== null && source === frame.contentWindow;
    if (isOwn && data === failedMessage) fail(`${url} could not be run`);
  };
  const script = fetchScript(url);
  const giveScript = async () => {
    const blob = await script;
    // A frame with opaque origin can't be addressed by origin; this page loaded it once.
    frame.contentWindow?.postMessage({ kind: scriptMessage, script: blob }, '*', [port2]);
  };
  script.catch(() => fail(`${url} could not be loaded`));
  frame.onload = () => {
    if (isGiven) return fail('its frame navigated away');
    isGiven = true;
    // A missing script is reported.
    giveScript().catch(() => {});
  };
  port.onmessage = ({ data }) => {
    isHeard = true;
    onMessage(data);
  };
  addEventListener('message', hearFrame);
  frame.title = textFor('playground.compiler');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = frameUrl;
  parent.appendChild(frame);
  return { send: (message) => port.postMessage(message), end };
}

const scripts = new Map<string, Promise<Blob>>();

/** Fetches a script once; a failed one is requested again. */
export function fetchScript(url: string): Promise<Blob> {
  const loading = scripts.get(url);
  if (loading) return loading;
  const script = loadScript(url);
  scripts.set(url, script);
  script.catch(() => scripts.delete(url));
  return script;
}

async function loadScript(url: string): Promise<Blob> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('html')) throw new Error(`${url}: ${response.status} ${type}`);
  return response.blob();
}

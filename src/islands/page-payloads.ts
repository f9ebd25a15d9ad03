import { askPayload } from '../waku/browser/ask-payload.ts';
import { loadModules } from '../waku/browser/hand-over.ts';
import { isOfOtherBuild, payloadAddress, whenAborted } from '../waku/browser/payload-requests.ts';
import { readPayload } from '../waku/browser/read-payload.ts';
import { beginTransition } from './view-transition.ts';

/** How many prefetched payloads are kept until they are used. */
const maxPrefetched = 30;

/** How long a page may take until the browser loads it, in milliseconds. */
const timeoutMs = 5000;

/** Prefetched payloads that haven't been used yet, by address, the newest last. */
const prefetched = new Map<string, Promise<string>>();

/** The addresses requested during this visit: nothing is prefetched twice, even if it failed. */
const requested = new Set<string>();

/** Prefetches the payload of a page; resolves when that has ended. */
export async function prefetchPage(page: URL, priority?: RequestPriority): Promise<void> {
  const address = payloadAddress(page);
  if (requested.has(address)) return;
  requested.add(address);
  const text = fetchInTime(address, priority);
  prefetched.set(address, text);
  const [oldest = ''] = prefetched.keys();
  // It may be prefetched again.
  if (prefetched.size > maxPrefetched && prefetched.delete(oldest)) requested.delete(oldest);
  // A failed payload is requested again when it is needed.
  await text.catch(() => prefetched.delete(address));
}

/** Requests time out, because one that never ends would block a connection. */
function fetchInTime(address: string, priority?: RequestPriority): Promise<string> {
  return readPayload(askPayload(address, { priority, signal: AbortSignal.timeout(timeoutMs) }));
}

/**
 * Answers the router with a prefetched payload, or from the network.
 * @throws if the page doesn't arrive completely and in time, if it is from another build, whose code and styles
 * this page doesn't have, or if it is no longer needed
 */
export async function answerRouter(
  address: string,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { pathname } = new URL(address, location.href);
  const prefetchedText = prefetched.get(pathname);
  prefetched.delete(pathname);
  requested.add(pathname);
  const read = async () => {
    if (import.meta.env.DEV) return (await ask()).text();
    const text = await (prefetchedText ?? fetchInTime(pathname));
    if (isOfOtherBuild(text)) throw new Error('The site has been updated.');
    await loadModules(text);
    return text;
  };
  const end = AbortSignal.timeout(timeoutMs);
  const ends = AbortSignal.any(signal ? [signal, end] : [end]);
  const text = await Promise.race([read(), whenAborted(ends)]);
  if (signal) await beginTransition();
  return new Response(text);
}

import { askPayload, readPayload } from '../waku/browser/fetch-payload.ts';
import { loadModules } from '../waku/browser/hand-over.ts';
import { isOfOtherBuild, payloadAddress, whenAborted } from '../waku/browser/payload-requests.ts';
import { beginTransition } from './view-transition.ts';

/** So many payloads that nobody has opened yet are kept. */
const mostAhead = 30;

/** How long a page may take until the browser loads it, in milliseconds. */
const timeoutMs = 5000;

/** What was fetched ahead and is not used yet, by address, the newest last. */
const ahead = new Map<string, Promise<string>>();

/** What was asked for in this visit: nothing is fetched ahead twice, not even in vain. */
const asked = new Set<string>();

/** Fetches the payload of a page that may be wanted soon; resolves when that is over. */
export async function prefetchPage(page: URL, priority?: RequestPriority): Promise<void> {
  const address = payloadAddress(page);
  if (asked.has(address)) return;
  asked.add(address);
  const text = fetchInTime(address, priority);
  ahead.set(address, text);
  const [oldest = ''] = ahead.keys();
  // It may be fetched ahead once more.
  if (ahead.size > mostAhead && ahead.delete(oldest)) asked.delete(oldest);
  // What did not come is asked for again where it is wanted.
  await text.catch(() => ahead.delete(address));
}

/** What never comes would keep a connection from all else. */
function fetchInTime(address: string, priority?: RequestPriority): Promise<string> {
  return readPayload(askPayload(address, { priority, signal: AbortSignal.timeout(timeoutMs) }));
}

/**
 * Answers the router: with what was fetched ahead, or from the network.
 * @throws where the page does not come whole and in time, with its code; where it is of another
 *   build, whose code and styles this page does not have; and where it is wanted no more
 */
export async function answerRouter(
  address: string,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { pathname } = new URL(address, location.href);
  const known = ahead.get(pathname);
  ahead.delete(pathname);
  asked.add(pathname);
  const read = async () => {
    if (import.meta.env.DEV) return (await ask()).text();
    const text = await (known ?? fetchInTime(pathname));
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

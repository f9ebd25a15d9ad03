'use client';

import { isOfOtherBuild, payloadAddress } from '../waku/browser/payload-requests.ts';
import { beginTransition } from './view-transition.ts';

type Answer = { status: number; text: string };

/** So many payloads that nobody has opened yet are kept. */
const mostAhead = 30;

/** What was fetched ahead and is not used yet, by address, the newest last. */
const ahead = new Map<string, Promise<Answer>>();

/** What was asked for in this visit: nothing is fetched ahead twice, not even in vain. */
const asked = new Set<string>();

/** Fetches the payload of a page that may be wanted soon; resolves when that is over. */
export async function prefetchPage(page: URL, priority: RequestPriority = 'auto'): Promise<void> {
  const address = payloadAddress(page);
  if (asked.has(address)) return;
  asked.add(address);
  const answer = readWhole(fetch(address, { priority }));
  ahead.set(address, answer);
  const [oldest = ''] = ahead.keys();
  // It may be fetched ahead once more.
  if (ahead.size > mostAhead && ahead.delete(oldest)) asked.delete(oldest);
  // Whether it came is seen when it is wanted.
  await answer.catch(() => {});
}

/**
 * Answers the router: with what was fetched ahead, or from the network.
 * @throws where it is of another build, whose code and styles this page does not have
 */
export async function answerRouter(
  address: string,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { pathname } = new URL(address, location.href);
  const found = await ahead.get(pathname)?.catch(() => undefined);
  ahead.delete(pathname);
  asked.add(pathname);
  const { status, text } = found?.status === 200 ? found : await readWhole(ask());
  if (isOfOtherBuild(text)) throw new Error('The site was published anew.');
  if (status === 200 && signal && !signal.aborted) await beginTransition();
  return new Response(text, { status });
}

async function readWhole(response: Promise<Response>): Promise<Answer> {
  const answer = await response;
  return { status: answer.status, text: await answer.text() };
}

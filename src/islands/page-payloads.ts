'use client';

import { isOfOtherBuild, payloadAddress } from '../waku/browser/payload-requests.ts';

type Answer = { status: number; text: string };

/** What was fetched ahead, by address: it is asked for once. */
const ahead = new Map<string, Promise<Answer>>();

/** The pages that were asked for ahead: one that is not there is not asked for again. */
const asked = new Set<string>();

/** Fetches the payload of a page that may be wanted soon. */
export function prefetchPage(page: URL): void {
  const address = payloadAddress(page);
  if (asked.has(address)) return;
  asked.add(address);
  const answer = readWhole(fetch(address, { priority: 'low' }));
  ahead.set(address, answer);
  answer.catch(() => ahead.delete(address));
}

/**
 * Answers the router: with what was fetched ahead, or from the network.
 * @throws where it is of another build, whose code and styles this page does not have
 */
export async function answerRouter(
  address: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(address, location.href);
  const found = await ahead.get(pathname)?.catch(() => undefined);
  ahead.delete(pathname);
  const { status, text } = found?.status === 200 ? found : await readWhole(ask());
  if (isOfOtherBuild(text)) throw new Error('The site was published anew.');
  return new Response(text, { status });
}

async function readWhole(response: Promise<Response>): Promise<Answer> {
  const answer = await response;
  return { status: answer.status, text: await answer.text() };
}

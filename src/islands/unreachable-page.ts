import { reportFailure } from '../boot/site-events.ts';
import { distanceToShown } from './scroll-memory.ts';

/** How long the site may take to answer, in milliseconds. */
const timeoutMs = 2000;

/** Continues to the unreachable page, unless something else is requested. */
let continueNavigation: (() => void) | undefined;

/**
 * Whether a page is unreachable. If anything answers, it is reachable, and the browser finds out what is wrong.
 */
export async function isUnreachable({ pathname }: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await fetch(`${pathname}index.html`, { method: 'HEAD', redirect: 'manual', signal });
    return false;
  } catch {
    return !signal.aborted;
  }
}

/**
 * Reports that a page is unreachable, and keeps the current page with its address. The navigation continues when
 * the visitor retries or the browser is online again.
 * @param again follows the link again; undefined for a history step
 */
export function reportUnreachable(again: (() => void) | undefined): void {
  const steps = again ? 0 : distanceToShown();
  const retry = again ?? (() => (steps ? history.go(-steps) : location.reload()));
  continueNavigation = retry;
  reportFailure({ text: 'The page could not be loaded. Check your connection.', retry });
  addEventListener('online', () => continueNavigation === retry && retry(), { once: true });
  if (steps) history.go(steps);
  // The history step tells the router that nothing is being loaded any more.
  else if (again) dispatchEvent(new PopStateEvent('popstate'));
}

/** Called when something else is requested: removes the message. */
export function forgetUnreachable(): void {
  if (continueNavigation) reportFailure(null);
  continueNavigation = undefined;
}

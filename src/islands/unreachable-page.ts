import { reportFailure } from '../boot/site-events.ts';
import { distanceToShown } from './scroll-memory.ts';

/** How long the site may take to say that it is there, in milliseconds. */
const timeoutMs = 2000;

/** Goes on to the page that could not be reached, for as long as nothing else is asked for. */
let goOn: (() => void) | undefined;

/**
 * Whether the network has no way to a page. Where it has, the browser finds out what is wrong: that
 * something answers is enough.
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
 * Says that a page cannot be reached, and leaves the one that is shown with its address. It is gone on
 * when the visitor, or the browser, says that there is a network again.
 * @param again follows the link once more; undefined for a step through the history
 */
export function stayHere(again: (() => void) | undefined): void {
  const steps = again ? 0 : distanceToShown();
  const retry = again ?? (() => (steps ? history.go(-steps) : location.reload()));
  goOn = retry;
  reportFailure({ text: 'The page could not be loaded. Check your connection.', retry });
  addEventListener('online', () => goOn === retry && retry(), { once: true });
  if (steps) history.go(steps);
  // The router is told by the step that nothing is on its way any more.
  else if (again) dispatchEvent(new PopStateEvent('popstate'));
}

/** Something else is asked for: nothing has to be said any more. */
export function forgetUnreachable(): void {
  if (goOn) reportFailure(null);
  goOn = undefined;
}

import { savesData } from '../boot/saves-data.ts';
import { pageEvent } from '../boot/site-events.ts';
import { destinationOf } from './link-destination.ts';
import { isOfShownPage } from './navigation.ts';
import { prefetchPage } from './page-payloads.ts';

/** How many pages are prefetched because a link is in view. */
const maxInView = 10;

/**
 * Prefetches pages: at once if a link is pointed at, touched or focused, and one after the other for links in the
 * text that are in view.
 * @returns a function that stops prefetching
 */
export function prefetchLinks(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let inSight = 0;
  let queue = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting && findPage(target);
      if (!page || inSight === maxInView) continue;
      observer.unobserve(target);
      inSight += 1;
      queue = queue.then(() => prefetchPage(page, 'low'));
    }
  });
  const look = () => {
    observer.disconnect();
    inSight = 0;
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  };
  const onIntent = ({ target }: Event) => {
    const page = findPage(target);
    if (page) void prefetchPage(page);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(intent, onIntent, { passive: true, signal });
  }
  addEventListener(pageEvent, look, { signal });
  look();
  return () => {
    end.abort();
    observer.disconnect();
  };
}

/** The page that a link leads to, if it is another one and may be prefetched. */
function findPage(target: EventTarget | null): URL | undefined {
  const page = destinationOf(target);
  return page && !isOfShownPage(page) && !savesData() ? page : undefined;
}

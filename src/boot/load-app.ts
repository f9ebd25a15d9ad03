import { askPayload } from '../waku/browser/fetch-payload.ts';
import { followCode } from './site-events.ts';

let started = false;

/** Whether something else than our scripts has changed the page, such as a translator. */
let isChanged = false;

/** Notes what is changed until the app starts, which would take its own page for that which is there. */
export function watchPage(): void {
  const note: MutationCallback = (records) => {
    // What is added at its end is no part of it, and text is HTML that the app leaves alone.
    isChanged ||= records.some(
      ({ target }) => target !== document.body && !target.parentElement?.closest('.prose'),
    );
  };
  const all = { characterData: true, childList: true, subtree: true };
  new MutationObserver(note).observe(document.body, all);
}

/**
 * Loads React and the islands of this page, once, at the first sign of intent: what a visit that
 * only reads never needs. Where that fails, or takes long, the page says so and offers to try again;
 * its text and its links work all the same.
 */
export function loadApp(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-app]');
  const { app, payload = '', shell = '', build } = { ...script?.dataset };
  if (started || !app) return;
  started = true;
  // All of it is on its way at once.
  const answers = [payload, shell].map((address) => askPayload(address));
  for (const href of app.split(' ')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  const starts = import('./start-app.ts').then(({ startApp }) =>
    startApp({ app, build }, answers, () => isChanged),
  );
  followCode(starts);
}

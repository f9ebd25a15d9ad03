import { askPayload } from '../waku/browser/ask-payload.ts';
import { followCode } from './site-events.ts';

let started = false;

/** Whether something other than our scripts has changed the page, such as a translator. */
let isChanged = false;

/** Watches for foreign changes until the app starts: React would replace the page when it hydrates. */
export function watchPage(): void {
  const note: MutationCallback = (records) => {
    // Elements at the end of the body aren't part of the page, and React leaves text in raw HTML alone.
    isChanged ||= records.some(
      ({ target }) => target !== document.body && !target.parentElement?.closest('.prose'),
    );
  };
  const all = { characterData: true, childList: true, subtree: true };
  new MutationObserver(note).observe(document.body, all);
}

/**
 * Loads React and the islands of the page, once, at the first sign of intent. Visits that only read never need
 * them. If that fails or takes long, the page says so and offers to retry; its text and links work regardless.
 */
export function loadApp(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-app]');
  const { app, payload = '', shell = '', build } = { ...script?.dataset };
  if (started || !app) return;
  started = true;
  // Requests everything in parallel.
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

import { askPayload } from '../waku/browser/ask-payload.ts';
import { shellPath } from '../waku/names/payload-folder.ts';
import { followCode } from './site-events.ts';

const script = document.querySelector<HTMLScriptElement>('script[data-app]');
const { app = '', payload = '', build } = { ...script?.dataset };
/** The scripts of the app, and those that a press may need; each list is requested once. */
const lists = app.split(',');

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
  if (!lists[0]) return;
  // Requests everything in parallel.
  const answers = [payload, import.meta.env.BASE_URL + shellPath].map((address) =>
    askPayload(address),
  );
  askModules(0);
  const starts = import('./start-app.ts').then(({ startApp }) =>
    startApp({ app, build }, answers, () => isChanged),
  );
  followCode(starts);
}

/** Requests scripts, once: those of the app (0), or those that a press will need (1), before the app asks for them. */
export function askModules(list: 0 | 1): void {
  for (const href of lists[list]?.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  lists[list] = '';
}

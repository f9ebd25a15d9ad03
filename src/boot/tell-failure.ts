import { codeEvent, type Failure, failureEvent, reportFailure } from './site-events.ts';

/** How long code may take without a word, in milliseconds. */
const timeoutMs = 5000;

const box = document.createElement('div');

/**
 * Says what cannot be loaded, or takes long, and offers to try again, while the page can be read: for
 * the boot script, which tells it, and where that cannot be loaded itself.
 */
export function tellFailures(): void {
  addEventListener(failureEvent, ({ detail }) => show(detail));
  addEventListener(codeEvent, ({ detail }) => follow(detail));
  // The failure of an element only comes down; the script of every page is the one with data.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.dataset.app) {
        show({ text: `${target.src} could not be loaded.` });
      }
    },
    true,
  );
  setTimeout(() => window.__SITE_EARLY__ && show({}), timeoutMs);
}

function follow(code: Promise<unknown>): void {
  const tell = () => reportFailure({});
  // What comes after all takes back what was said of it.
  const timer = setTimeout(() => {
    tell();
    code.then(() => show(null), tell);
  }, timeoutMs);
  code.catch(tell).finally(() => clearTimeout(timer));
}

function show(failure: Failure): void {
  box.remove();
  if (!failure) return;
  const text = document.createElement('p');
  const button = document.createElement('button');
  // The boot script forgets what was typed for code that does not come.
  const asked = window.__SITE_ASKED__?.query;
  box.className = 'load-failure';
  box.role = 'alert';
  text.textContent =
    failure.text ?? 'Part of this page could not be loaded. Check your connection.';
  button.textContent = 'Retry';
  button.onclick = () => {
    if (failure.retry) return failure.retry();
    history.replaceState({ ...history.state, asked }, '');
    location.reload();
  };
  box.replaceChildren(text, button);
  document.body.append(box);
  if (!failure.retry) void tellUpdate(text, button);
}

/** Files that are gone may be of an earlier deployment, and the page be another by now. */
async function tellUpdate(text: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    const html = await (await fetch('', { cache: 'no-store' })).text();
    const script = document.querySelector('[data-build]');
    if (!html.includes('data-build') || html.includes(script?.outerHTML ?? '')) return;
    text.textContent = 'The site was updated. Reload to continue.';
    button.textContent = 'Reload';
  } catch {
    // Nothing is known then.
  }
}

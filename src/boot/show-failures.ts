import { textFor } from '../texts/text.ts';
import { codeEvent, failureEvent, type LoadFailure } from './site-events.ts';

/** How long code may take before the page reports it, in milliseconds. */
const timeoutMs = 5000;

const box = document.createElement('div');

/**
 * Reports what can't be loaded or takes long, and offers to retry. The page stays readable. Used for failures that
 * the boot script reports, and for the boot script itself.
 */
export function showFailures(): void {
  addEventListener(failureEvent, ({ detail }) => show(detail));
  addEventListener(codeEvent, ({ detail }) => follow(detail));
  // Error events of elements don't bubble; the boot script is the one with data attributes.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.dataset.app) {
        show({ text: textFor('shell.missing.script', { name: target.src }) });
      }
    },
    true,
  );
  // Unless it has said which script is missing.
  setTimeout(() => window.__SITE_EARLY__ && !box.isConnected && show({}), timeoutMs);
}

function follow(code: Promise<unknown>): void {
  // Shorter than `reportFailure`: this script is in the HTML of every page.
  const tell = () => dispatchEvent(new CustomEvent(failureEvent, { detail: {} }));
  // Removes the message if the code loads after all.
  const timer = setTimeout(() => {
    tell();
    code.then(() => show(null), tell);
  }, timeoutMs);
  code.catch(tell).finally(() => clearTimeout(timer));
}

function show(failure: LoadFailure): void {
  box.remove();
  if (!failure) return;
  const text = document.createElement('p');
  const button = document.createElement('button');
  // The boot script forgets text typed for code that can't be loaded, so it is taken now.
  const query = window.__SITE_ASKED__?.query;
  box.className = 'load-failure';
  box.role = 'alert';
  text.textContent = failure.text ?? textFor('shell.missing.part');
  button.textContent = textFor('shell.retry');
  button.onclick = () => {
    if (failure.retry) return failure.retry();
    history.replaceState({ ...history.state, asked: query }, '');
    location.reload();
  };
  box.replaceChildren(text, button);
  document.body.append(box);
  if (!failure.retry) void checkForUpdate(text, button);
}

/** Missing files may be those of an earlier deployment: then the message says that the page was updated. */
async function checkForUpdate(text: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    const html = await (await fetch('', { cache: 'no-store' })).text();
    const script = document.querySelector('[data-build]');
    if (!html.includes('data-build') || html.includes(script?.outerHTML ?? '')) return;
    text.textContent = textFor('shell.updated');
    button.textContent = textFor('shell.reload');
  } catch {
    // The page can't be checked, so the message stays as it is.
  }
}

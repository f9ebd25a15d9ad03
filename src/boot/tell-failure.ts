import { failureEvent } from './site-events.ts';

/**
 * Says what cannot be loaded, and offers to try again, while the page can be read: for the boot
 * script, which tells it, and where that cannot be loaded itself.
 */
export function tellFailures(): void {
  addEventListener(failureEvent, (event) => event instanceof CustomEvent && show(event.detail));
  // The failure of an element only comes down; the script of every page is the one with data.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.dataset.app) {
        show(`Error: ${target.src} could not be loaded.`);
      }
    },
    true,
  );
}

function show(failure: unknown): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  const text = document.createElement('p');
  const retry = document.createElement('button');
  box.className = 'load-failure';
  box.role = 'alert';
  text.textContent = String(failure);
  retry.textContent = 'Retry';
  retry.onclick = () => location.reload();
  box.append(text, retry);
  document.body.append(box);
}

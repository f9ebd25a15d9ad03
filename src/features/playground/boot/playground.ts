import { pageEvent, reportFailure } from '../../../boot/site-events.ts';

/** The editor, which a page with a playground names. */
type Editor = { startPlayground: (host: HTMLElement) => () => void };

/** How long an editor may take without a word, in milliseconds. */
const patience = 200;

let shown: HTMLElement | null = null;
let stop: (() => void) | undefined;

addEventListener(pageEvent, start);

/** Starts the playground of the page, and ends that of a page that was left. */
export function start(): void {
  const host = document.querySelector<HTMLElement>('[data-playground]');
  if (host === shown) return;
  stop?.();
  stop = undefined;
  shown = host;
  if (host) void begin(host).catch(reportFailure);
}

async function begin(host: HTMLElement): Promise<void> {
  const timer = setTimeout(() => showProgress(host), patience);
  try {
    const editor: Editor = await import(/* @vite-ignore */ host.dataset.playground ?? '');
    if (host === shown) stop = editor.startPlayground(host);
  } finally {
    clearTimeout(timer);
    host.shadowRoot?.querySelector('.progress')?.remove();
  }
}

/** Above what the page shows without the editor, which stays as it is. */
function showProgress(host: HTMLElement): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const progress = document.createElement('p');
  Object.assign(progress, { className: 'progress', role: 'status' });
  progress.textContent = 'Loading the editor …';
  root.replaceChildren(progress, document.createElement('slot'));
}

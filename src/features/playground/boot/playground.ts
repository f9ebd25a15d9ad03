import {
  loadTimeoutMs,
  type Missing,
  type MissingHelp,
  missingHelp,
} from '../../../boot/missing-script.ts';
import { pageEvent } from '../../../boot/site-events.ts';
import { textFor } from '../../../texts/text.ts';

/** The editor's module, whose address the page contains. */
type Editor = { startPlayground: (host: HTMLElement, help: MissingHelp) => () => void };

/** How long the editor may take before the page says that it is loading. */
const progressDelayMs = 200;

/** How long the editor waits for the rest of the page. */
const maxLoadDelayMs = 500;

const name = textFor('playground.script.editor');

const noteStyles = `
:host { position: relative; }
.note { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; margin: 0 0 1rem; }
/* What goes away again by itself stands in the heading's line, so that nothing moves. */
.note[role=status] { position: absolute; inset-inline-end: 0; direction: var(--toolbar-direction); color: var(--sx-text-muted); font-size: var(--sx-size-small); line-height: 2.5rem; transform: translateY(calc(-100% - 0.5rem)); }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--sx-control-border); border-radius: var(--sx-radius); font: inherit; color: inherit; background: none; cursor: pointer; }
button:hover { background: var(--sx-surface-hover); }
button:focus-visible { outline: 2px solid var(--sx-focus); outline-offset: 2px; }
`;

let shown: HTMLElement | null = null;
let stop: (() => void) | undefined;

addEventListener(pageEvent, start);

/** Starts the playground of the page, and ends that of the previous page. */
export function start(): void {
  const host = document.querySelector<HTMLElement>('[data-playground]');
  if (host === shown) return;
  stop?.();
  stop = undefined;
  shown = host;
  if (host) void begin(host);
}

async function begin(host: HTMLElement): Promise<void> {
  const timers = [
    setTimeout(() => showNote(host, textFor('playground.loading.editor')), progressDelayMs),
    setTimeout(() => showMissing(host, missingHelp.explainLate(name)), loadTimeoutMs),
  ];
  try {
    await whenLoaded();
    if (host !== shown) return;
    const editor: Editor = await import(/* @vite-ignore */ host.dataset.playground ?? '');
    if (host === shown) stop = editor.startPlayground(host, missingHelp);
    host.shadowRoot?.querySelector('.note')?.remove();
  } catch (error) {
    console.warn('The editor could not be loaded.', error);
    showMissing(host, await missingHelp.explainFailed(name));
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/**
 * Waits for the page's load event: in Firefox an import that starts before it delays it, possibly forever.
 * Anything else missing on the page delays the editor only briefly.
 */
async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise<void>((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, maxLoadDelayMs);
  });
}

/** @returns the button that helps */
function showMissing(host: HTMLElement, { text, label }: Missing): HTMLElement {
  const button = document.createElement('button');
  button.textContent = label;
  button.onclick = async () => {
    if (!(await missingHelp.reloadPage()))
      showMissing(host, missingHelp.explainUnreachable(name)).focus();
  };
  showNote(host, text, button);
  return button;
}

/** Shows a message above the page's content without the editor, which stays. */
function showNote(host: HTMLElement, ...content: (string | Node)[]): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(noteStyles);
  root.adoptedStyleSheets = [styles];
  const note = document.createElement('p');
  Object.assign(note, { className: 'note', role: content.length > 1 ? 'alert' : 'status' });
  note.append(...content);
  root.replaceChildren(note, document.createElement('slot'));
}

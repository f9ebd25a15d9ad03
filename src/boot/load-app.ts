import { handOver } from '../waku/browser/hand-over.ts';

declare global {
  var __SITE_SHELL__: Promise<Response> | undefined;
}

let started = false;

/**
 * Loads React and the islands of this page, once, at the first sign of intent: what a visit that
 * only reads never needs. Where that fails the page says so and offers to try again; its text and
 * its links work all the same.
 */
export function loadApp(): void {
  const { app, payload, shell } = bootData();
  if (started || !app || !payload || !shell) return;
  started = true;
  whenIdle()
    .then(() => fetchParts(app, payload, shell))
    .then(whenIdle)
    .then(() => import(/* @vite-ignore */ app))
    .catch(showFailure);
}

/** Without its payloads the app could only take the page away that is there. */
async function fetchParts(app: string, payload: string, shell: string): Promise<void> {
  const page = fetchWhole(payload);
  handOver(page);
  globalThis.__SITE_SHELL__ = fetchWhole(shell);
  preloadModule(app);
  await Promise.all([page, globalThis.__SITE_SHELL__]);
}

/** What a press does is shown before the app takes its time; some browsers do not say when. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 50);
  });
}

function preloadModule(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href });
  document.head.append(link);
}

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  return answer;
}

/** The addresses that the build put on this script's element. */
function bootData(): { app?: string; payload?: string; shell?: string } {
  const script = document.querySelector<HTMLScriptElement>('script[data-app]');
  return { ...script?.dataset };
}

function showFailure(error: unknown): void {
  console.warn('The interactive parts of this page could not be loaded.', error);
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => location.reload());
  box.append(text, retry);
  document.body.append(box);
}

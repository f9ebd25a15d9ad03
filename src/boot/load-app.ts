import { handOver, loadModules } from '../waku/browser/hand-over.ts';
import { reportFailure } from './site-events.ts';

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
  if (started) return;
  started = true;
  startApp().catch(showFailure);
}

/** The app gets the page's payload last: without the rest it could only take away what is there. */
async function startApp(): Promise<void> {
  const { app, payload, shell, build } = bootData();
  if (!app || !payload || !shell) return;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const texts = Promise.all([payload, shell].map(fetchText));
  preloadModule(app);
  const [page = '', around = ''] = await texts;
  if (!page.includes(`"_buildId":"${build}"`)) return reloadOnce(build);
  await whenIdle();
  window.__SITE_SHELL__ = Promise.resolve(new Response(around));
  handOver(promise);
  await import(/* @vite-ignore */ app);
  await loadModules(page + around);
  resolve(new Response(page));
}

/**
 * A payload of a later deployment does not fit this page, which is loaded anew: once, for there are
 * caches that have the old page still.
 */
function reloadOnce(build: string | undefined): void {
  if (history.state?.stale === build) {
    console.warn('The site was published anew; this page is of before.');
    return;
  }
  history.replaceState({ ...history.state, stale: build }, '');
  location.reload();
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

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  return answer.text();
}

/** The addresses that the build put on this script's element. */
function bootData(): { app?: string; payload?: string; shell?: string; build?: string } {
  const script = document.querySelector<HTMLScriptElement>('script[data-app]');
  return { ...script?.dataset };
}

/** The script before paint shows it. */
function showFailure(error: unknown): void {
  console.warn('The interactive parts of this page could not be loaded.', error);
  reportFailure(error);
}

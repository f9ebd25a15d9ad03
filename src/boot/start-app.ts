import type { Payload } from '../waku/browser/ask-payload.ts';
import { handOver, loadModules } from '../waku/browser/hand-over.ts';
import { readPayload } from '../waku/browser/read-payload.ts';
import { resume, showsLater } from './app-start-hooks.ts';
import { reportFailure } from './site-events.ts';

declare global {
  var __SITE_SHELL__: Promise<Response> | undefined;
}

/**
 * The attributes that the build adds to the element of the boot script.
 * @property app the addresses of the client entry and of the modules loaded with it, and after a comma of those that a press needs
 */
export type BootData = { app: string; build?: string };

/** Starts React. The page's payload is used last, because without the others React could only remove content. */
export async function startApp(
  { app, build }: BootData,
  answers: readonly Payload[],
  isChanged: () => boolean,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const [page = '', around = ''] = await Promise.all(answers.map(readPayload));
  if (![page, around].every((text) => text.includes(`"_buildId":"${build}"`))) {
    return reloadOnce(build);
  }
  resume();
  await whenIdle();
  window.__SITE_SHELL__ = Promise.resolve(new Response(around));
  handOver(promise, isChanged() && !showsLater());
  const [entry = ''] = app.split(/[ ,]/);
  await import(/* @vite-ignore */ entry);
  await loadModules(page + around);
  resolve(new Response(page));
}

/**
 * Reloads a page whose payload is from a later deployment. Only once, since a cache may still have the old page.
 */
function reloadOnce(build: string | undefined): void {
  if (history.state?.stale === build) {
    reportFailure({});
    return;
  }
  history.replaceState({ ...history.state, stale: build }, '');
  location.reload();
}

/** Waits until the result of a press is painted; not all browsers have `requestIdleCallback`. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 50);
  });
}

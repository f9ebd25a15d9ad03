import { type Payload, readPayload } from '../waku/browser/fetch-payload.ts';
import { handOver, loadModules } from '../waku/browser/hand-over.ts';
import { resume, showsLater } from './app-start-hooks.ts';
import { reportFailure } from './site-events.ts';

declare global {
  var __SITE_SHELL__: Promise<Response> | undefined;
}

/**
 * What the build put on the boot script's element.
 * @property app the addresses of the client entry, and of the modules that come with it
 */
export type BootData = { app: string; build?: string };

/** The app gets the page's payload last: without the rest it could only take away what is there. */
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
  const [entry = ''] = app.split(' ');
  await import(/* @vite-ignore */ entry);
  await loadModules(page + around);
  resolve(new Response(page));
}

/**
 * A payload of a later deployment does not fit this page, which is loaded anew: once, for there are
 * caches that have the old page still.
 */
function reloadOnce(build: string | undefined): void {
  if (history.state?.stale === build) {
    reportFailure({});
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

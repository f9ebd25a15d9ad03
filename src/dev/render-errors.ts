import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connect } from 'vite';
import { explainFailures } from '../check/failures/explain-failures.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { payloadFolder } from '../waku/names/payload-folder.ts';
import { listenToRenderErrors } from '../waku/patches/listen-to-render-errors.ts';
import { editCount, printOnce } from './edits.ts';
import { diagnosticsHead, showDiagnostics } from './serve-diagnostics.ts';

declare global {
  /** In dev, the page with the errors of the request that is being answered; undefined if it has none. */
  var __SITE_ERROR_PAGE__: (() => Promise<string | undefined>) | undefined;
}

/**
 * @property version that of content and code at its first error
 */
type Request = { url: string; errors: Error[]; version?: string };

type RenderErrorOptions = {
  root: string;
  base: string;
  /** The version of the content. */
  version: () => string;
  readIndex: () => Promise<ContentIndex>;
  /** The route that a request is about. */
  routeOf: (url: string) => string | undefined;
  /** Called when an open page at a route could not get its payload. */
  failed: (route: string) => void;
};

const requests = new AsyncLocalStorage<Request>();

/** How long after its first error the errors of a request are printed: rendering goes on. */
const collectMs = 50;

/** The newest server's: one may restart in the same process. */
let note: ((error: Error, isEnd: boolean) => void) | undefined;

/**
 * Creates the middleware that keeps errors of rendering with the request that they belong to, and prints them as
 * diagnostics: with file, line, column and what to do.
 */
export function followRenderErrors(options: RenderErrorOptions): Connect.NextHandleFunction {
  const { root, base, readIndex, routeOf, failed } = options;
  const version = () => `${options.version()} ${editCount()}`;
  const explain = async ({ url, errors }: Request) => {
    const page = (routeOf(url) ?? '/').replace(/\/$/, '');
    const index = await readIndex();
    return explainFailures([{ page, error: new AggregateError(errors) }], { root, index });
  };
  /** By route: until an edit the framework keeps what it rendered, and reports an error in that only once. */
  const byRoute = new Map<string, Request>();
  /** An error in what all pages have is reported for one of them. */
  let last: Request | undefined;
  const print = async (request: Request) => {
    printOnce(await explain(request));
  };
  const findKept = (url: string) => {
    const request = byRoute.get(routeOf(url) ?? '');
    return request?.version === version() ? request : undefined;
  };
  if (!note) listenToRenderErrors((...noted) => note?.(...noted));
  note = (error, isEnd) => {
    const request = requests.getStore();
    if (!request) return console.error(error.stack);
    // What ends a request is often only the consequence of an error of rendering.
    if (isEnd && (request.errors.length > 0 || findKept(request.url))) return;
    // React throws an error of a server component once more where it makes HTML.
    if (request.errors.some(({ message }) => message === error.message)) return;
    request.errors.push(error);
    request.version ??= version();
    last = request;
    if (request.errors.length > 1) return;
    setTimeout(() => print(request).catch(console.error), collectMs);
    const route = routeOf(request.url);
    if (route === undefined) return;
    byRoute.set(route, request);
    if (request.url.includes(`/${payloadFolder}/`)) failed(route);
  };
  globalThis.__SITE_ERROR_PAGE__ = async () => {
    const request = requests.getStore();
    const earlier = findKept(request?.url ?? '');
    const failed = [request, earlier, last].find((candidate) => candidate?.version === version());
    return failed && showDiagnostics(await explain(failed), diagnosticsHead(base));
  };
  return ({ url = '/' }, _response, next) => requests.run({ url, errors: [] }, next);
}

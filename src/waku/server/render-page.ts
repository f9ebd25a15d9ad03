import type { ReactNode } from 'react';
import { unstable_defineRouter as defineRouter } from 'waku/router/server';
import { pathOf, type Route } from './site-router.ts';
import { type Tools, withTools } from './with-tools.ts';

/** The id of this build, which each payload contains. */
export const buildId: string = import.meta.env.WAKU_BUILD_ID;

export type RenderedPage = {
  payload: string;
  /** Its path in the output, encoded: `/RSC/R/docs/learn.txt`. */
  payloadFile: string;
  html: string;
  /** Whether the HTML was rendered now, and not reused. */
  isNew: boolean;
};

/**
 * Renders a page to its payload and, like browsers, from that to HTML.
 * @param root replaces the root module's element, which isn't in a page's payload
 * @param reuse called with the payload; if it returns the HTML, none is rendered
 * @throws what any component threw
 */
export async function renderPage(
  { route, notFound }: { route: Route; notFound: Route | undefined },
  root: ReactNode,
  reuse: (payload: string) => string | undefined,
): Promise<RenderedPage> {
  const path = pathOf(route);
  // The router only knows this page, and the not-found page.
  const others = notFound && notFound !== route ? [notFound] : [];
  const router = defineRouter({ getConfigs: async () => [withRoot(route, root), ...others] });
  const page: RenderedPage = { payload: '', payloadFile: '', html: '', isNew: false };
  await withTools(async (tools) => {
    const req = new Request(new URL(path, 'http://localhost'));
    const answer = await router.handleRequest(
      { type: 'http', pathname: path, req },
      {
        loadBuildMetadata: async () => undefined,
        renderRsc: async (elements) => {
          page.payload = await textOf(await tools.renderRsc(elements));
          return new Blob([page.payload]).stream();
        },
        renderHtml: async (payload, html, options) => {
          page.payloadFile = `/${tools.rscPath2pathname(options.rscPath)}`;
          const reused = reuse(page.payload);
          page.isNew = reused === undefined;
          page.html = reused ?? (await (await tools.renderHtml(payload, html, options)).text());
          return new Response();
        },
      },
    );
    if (!(answer instanceof Response)) throw new Error(`the framework has no page at ${path}`);
  });
  return page;
}

/** Static elements would be cached for later requests. */
function withRoot(route: Route, root: ReactNode): Route {
  const elements = Object.entries(route.elements).map(([id, { renderer }]) => [
    id,
    { renderer, isStatic: false },
  ]);
  return {
    ...route,
    rootElement: { renderer: () => root, isStatic: false },
    routeElement: { ...route.routeElement, isStatic: false },
    elements: Object.fromEntries(elements),
  };
}

/** Renders the shell that the root module puts around every page to a payload: `{ shell }`. */
export function renderShell({ rootElement }: Route): Promise<string> {
  return renderPayload({ shell: rootElement.renderer({ routePath: '/', query: undefined }) });
}

/** Renders a payload that makes a navigation load the page instead. */
export function renderRedirectPayload(documentLocation: string): Promise<string> {
  return renderPayload({}, { documentLocation });
}

function renderPayload(...input: Parameters<Tools['renderRsc']>): Promise<string> {
  return withTools(async ({ renderRsc }) => textOf(await renderRsc(...input)));
}

function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text();
}

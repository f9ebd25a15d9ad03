import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { INTERNAL_ServerRouter as ServerRouter } from 'waku/router/client';
import { ShellSlot } from '../islands/shell-slot.tsx';
import { findSection } from '../sections/page-sections.ts';
import type { RenderHost } from './render-host.ts';
import { stripPage } from './strip-page.ts';
import { takeStyles } from './take-styles.ts';

/** What the framework renders with. */
export type RenderTools = {
  renderRsc: (elements: Record<string, unknown>) => Promise<ReadableStream>;
  renderHtml: (
    elements: ReadableStream,
    html: ReactNode,
    options: { rscPath: string },
  ) => Promise<Response>;
  rscPath2pathname: (rscPath: string) => string;
};

type Renderer = (option: { routePath: string; query: undefined }) => unknown;

/** A route as the framework's file router lists it. */
export type RouteConfig = {
  path: readonly { type: string; name?: string }[];
  rootElement: { renderer: Renderer };
  routeElement: { renderer: Renderer };
  elements: Record<string, { renderer: Renderer }>;
};

export type RenderInput = {
  routes: RouteConfig[];
  tools: RenderTools;
  host: RenderHost;
  options: { bootUrl: string; baseUrl: string };
};

/**
 * Renders every page to its payload and its HTML, one after the other, so that memory does not
 * grow with the site. The payload holds all that a page's HTML depends on beside the shell and the
 * section: HTML is only made where these are new.
 */
export async function renderPages({ routes, tools, host, options }: RenderInput): Promise<void> {
  const shell = await renderShell(routes, tools);
  host.write('/RSC/shell.txt', shell);
  for (const route of routes) {
    const routePath = `/${route.path.map(({ name = '' }) => name).join('/')}`;
    await renderPage(route, routePath, { tools, host, options, shell });
  }
}

async function renderShell([first]: RouteConfig[], { renderRsc }: RenderTools): Promise<string> {
  const root = first?.rootElement.renderer({ routePath: '/', query: undefined });
  return textOf(await renderRsc({ shell: await root }));
}

type PageInput = Omit<RenderInput, 'routes'> & { shell: string };

async function renderPage(
  route: RouteConfig,
  routePath: string,
  { tools, host, options, shell }: PageInput,
): Promise<void> {
  const rscPath = routePath === '/' ? 'R/_root' : `R${routePath}`;
  const elements = await elementsOf(route, routePath);
  const payload = await textOf(await tools.renderRsc({ ...elements, root: <ShellSlot /> }));
  const file = decodeURIComponent(htmlFileOf(routePath));
  host.write(decodeURIComponent(`/${tools.rscPath2pathname(rscPath)}`), payload);
  const key = digest(JSON.stringify([shell, findSection(routePath), options, payload]));
  let html = host.reuse(key);
  if (html === undefined) {
    const page = <ServerRouter route={{ path: routePath, query: '', hash: '' }} />;
    const stream = await tools.renderRsc(elements);
    const answer = await tools.renderHtml(stream, page, { rscPath });
    html = stripPage(file, await answer.text(), options);
    host.keep(key, html);
  }
  const { html: page, sheet } = takeStyles(html, options.baseUrl);
  if (sheet) host.write(sheet.file, sheet.css);
  host.write(file, page);
}

/** The elements of a page by their ids, with what the router wants to know of it. */
async function elementsOf(route: RouteConfig, routePath: string) {
  const option = { routePath, query: undefined };
  const elements: Record<string, unknown> = {
    root: await route.rootElement.renderer(option),
    [`route:${routePath}`]: await route.routeElement.renderer(option),
  };
  for (const [id, { renderer }] of Object.entries(route.elements)) {
    elements[id] = await renderer(option);
  }
  return { ...elements, ROUTE: [routePath, ''], IS_STATIC: true, HAS404: true };
}

function htmlFileOf(routePath: string): string {
  if (routePath === '/404') return '/404.html';
  return `${routePath === '/' ? '' : routePath}/index.html`;
}

function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

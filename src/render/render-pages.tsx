import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { INTERNAL_ServerRouter as ServerRouter } from 'waku/router/client';
import { ShellSlot } from '../islands/shell-slot.tsx';
import { findSection } from '../sections/page-sections.ts';
import type { LendTools } from './lend-tools.ts';
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
  lendTools: LendTools<RenderTools>;
  host: RenderHost;
  options: { bootUrl: string; baseUrl: string };
};

/**
 * Renders every page to its payload and its HTML, one after the other, so that memory does not
 * grow with the site. The payload holds all that a page's HTML depends on beside the shell and the
 * section: HTML is only made where these are new. What cannot be rendered is told to the host, and
 * nothing of it is kept.
 */
export async function renderPages({ routes, lendTools, host, options }: RenderInput) {
  const { 0: first } = routes;
  if (!first) return;
  const shell = await renderShell(first, lendTools);
  host.write('/RSC/shell.txt', shell);
  globalThis.__SITE_SHELL__ = Promise.resolve(new Response(shell));
  const common = digest([shell, JSON.stringify(options)]);
  for (const route of routes) {
    const routePath = `/${route.path.map(({ name = '' }) => name).join('/')}`;
    try {
      await renderPage(route, routePath, { lendTools, host, options, common });
    } catch (error) {
      host.fail(routePath, error);
    }
  }
}

function renderShell(
  { rootElement }: RouteConfig,
  lendTools: LendTools<RenderTools>,
): Promise<string> {
  return lendTools(async ({ renderRsc }) => {
    const root = await rootElement.renderer({ routePath: '/', query: undefined });
    return textOf(await renderRsc({ shell: root }));
  });
}

type PageInput = Omit<RenderInput, 'routes'> & {
  /** The digest of what is the same for all pages. */
  common: string;
};

async function renderPage(route: RouteConfig, routePath: string, input: PageInput): Promise<void> {
  const { lendTools, host, options, common } = input;
  const file = decodeURIComponent(htmlFileOf(routePath));
  const made = await lendTools(async (tools) => {
    const rscPath = routePath === '/' ? 'R/_root' : `R${routePath}`;
    const payload = await textOf(await tools.renderRsc(await elementsOf(route, routePath)));
    const payloadFile = decodeURIComponent(`/${tools.rscPath2pathname(rscPath)}`);
    const section = findSection(routePath);
    const key = digest([common, section?.id ?? '', section?.html ?? '', payload]);
    const kept = host.reuse(key);
    if (kept !== undefined) return { payload, payloadFile, key, kept };
    const page = <ServerRouter route={{ path: routePath, query: '', hash: '' }} />;
    // From what a browser gets, in the way that a browser does.
    const answer = await tools.renderHtml(streamOf(payload), page, { rscPath });
    return { payload, payloadFile, key, rendered: await answer.text() };
  });
  host.write(made.payloadFile, made.payload);
  const html = made.kept ?? stripPage(file, made.rendered, options);
  if (made.kept === undefined) host.keep(made.key, html);
  const { html: page, sheet } = takeStyles(html, options.baseUrl);
  if (sheet) host.write(sheet.file, sheet.css);
  host.write(file, page);
}

/** The elements of a page by their ids, with what the router wants to know of it. */
async function elementsOf(route: RouteConfig, routePath: string) {
  const option = { routePath, query: undefined };
  const elements: Record<string, unknown> = {
    root: <ShellSlot />,
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

function streamOf(text: string): ReadableStream {
  return new Blob([text]).stream();
}

function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text();
}

/** Parts are told apart by a character that no text has. */
function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

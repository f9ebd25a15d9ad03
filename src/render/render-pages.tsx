import { createHash } from 'node:crypto';
import { ShellSlot } from '../islands/shell-slot.tsx';
import { findSection } from '../sections/page-sections.ts';
import {
  type RenderedPage,
  renderLeaving,
  renderPage,
  renderShell,
} from '../waku/server/render-page.ts';
import { pathOf, type Route } from '../waku/server/site-router.ts';
import { takeLoader } from '../waku/server/take-loader.ts';
import { addBootScript, addThemeScript, shellFile } from './boot-script.ts';
import { holdsPlainHtml, ownPayload, separatePage } from './own-page.ts';
import type { RenderHost } from './render-host.ts';
import { takeStyles } from './take-styles.ts';
import { type PolicyOptions, writePolicy } from './write-policy.ts';

export type RenderInput = {
  routes: readonly Route[];
  host: RenderHost;
  options: { bootUrl: string; baseUrl: string; policy: PolicyOptions };
};

/**
 * Renders every page to its payload and its HTML, one after the other, so that memory does not
 * grow with the site. The payload holds all that a page's HTML depends on beside the shell and the
 * section: HTML is only made where these are new. What cannot be rendered is told to the host, and
 * nothing of it is kept.
 */
export async function renderPages({ routes, host, options }: RenderInput): Promise<void> {
  const { 0: first } = routes;
  if (!first) return;
  const shell = await renderShell(first);
  host.write(shellFile, shell);
  globalThis.__SITE_SHELL__ = Promise.resolve(new Response(shell));
  const common = digest([shell, JSON.stringify(options)]);
  const notFound = routes.find((route) => pathOf(route) === '/404');
  for (const route of routes) {
    try {
      await writePage({ route, notFound, host, options, common });
    } catch (error) {
      host.fail(pathOf(route), error);
    }
  }
}

type PageInput = Omit<RenderInput, 'routes'> & {
  route: Route;
  notFound: Route | undefined;
  /** The digest of what is the same for all pages. */
  common: string;
};

async function writePage({ route, notFound, host, options, common }: PageInput): Promise<void> {
  const path = pathOf(route);
  const section = findSection(path);
  let key = '';
  const page = await renderPage({ route, notFound }, <ShellSlot />, (payload) => {
    key = digest([common, section?.id ?? '', section?.html ?? '', payload]);
    return host.reuse(key);
  });
  const whole = page.isNew ? finishPage(path, page, options) : page.html;
  if (page.isNew) host.keep(key, whole);
  const { html: styled, sheet } = takeStyles(whole, options.baseUrl);
  if (sheet) host.write(sheet.file, sheet.css);
  const { html, isOwn } = writePolicy(path, styled, options.policy, sheet?.css);
  const payloadFile = decodeURIComponent(page.payloadFile);
  const htmlFile = decodeURIComponent(htmlFileOf(path));
  if (!isOwn && !(options.policy.hosts && holdsPlainHtml(page.payload))) {
    host.write(payloadFile, page.payload);
    host.write(htmlFile, html);
    return;
  }
  host.write(payloadFile, await renderLeaving(`${options.baseUrl.slice(0, -1)}${path}/`));
  host.write(ownPayload(payloadFile), page.payload);
  host.write(htmlFile, separatePage(path, html, page.payloadFile));
}

/** Puts our own scripts in the place of the framework's loader. */
function finishPage(path: string, page: RenderedPage, options: RenderInput['options']): string {
  const { html, app } = takeLoader(path, page.html);
  const payload = `${options.baseUrl}${page.payloadFile.slice(1)}`;
  const themed = addThemeScript(path, html, options.policy.themeScript);
  return addBootScript(path, themed, { ...options, app, payload });
}

function htmlFileOf(routePath: string): string {
  if (routePath === '/404') return '/404.html';
  return `${routePath === '/' ? '' : routePath}/index.html`;
}

/** Parts are told apart by a character that no text has. */
function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

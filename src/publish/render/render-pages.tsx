import { hash } from 'node:crypto';
import { ShellSlot } from '../../islands/shell-slot.tsx';
import { markdownPathOf } from '../../links/markdown-path.ts';
import { indexFile } from '../../outputs/agents/index-file.ts';
import { writeMarkdown } from '../../outputs/agents/write-markdown.ts';
import { takeMain } from '../../outputs/page-tree.ts';
import type { PageCopy, RenderedFile, RenderHost } from '../../outputs/render-host.ts';
import type { PageDescription } from '../../site/collections/describe-page.ts';
import { findSection } from '../../site/navigation/page-sections.ts';
import { endPayload, shellPath } from '../../waku/names/payload-folder.ts';
import {
  type RenderedPage,
  renderPage,
  renderRedirectPayload,
  renderShell,
} from '../../waku/server/render-page.ts';
import { pathOf, type Route } from '../../waku/server/site-router.ts';
import type { PolicyOptions } from '../policy/write-policy.ts';
import { finishPage, holdsPlainHtml, ownPayload } from './finish-page.ts';

/** The file with the payload of the shell. */
const shellFile = `/${shellPath}`;

export type RenderInput = {
  routes: readonly Route[];
  describe: (path: string) => PageDescription;
  /** What features add to the head of a page, which isn't part of its description. */
  extrasOf: (href: string) => unknown;
  host: RenderHost;
  options: {
    bootUrl: string;
    baseUrl: string;
    late: readonly string[];
    policy: PolicyOptions;
    /** The additional inline script of the home page, if the site wants it. */
    homeScript: string | undefined;
    build: string;
    languageScript?: string;
  };
};

/**
 * Renders every page to its payload and HTML, one after the other, so that memory doesn't grow with the site. A
 * page with a plain description is only rendered if the description or the shell is new. For other pages the
 * payload is rendered, which together with shell and section determines the HTML: HTML is only rendered if one of
 * these is new. Pages that can't be rendered are reported to the host and not cached.
 */
export async function renderPages(input: RenderInput): Promise<void> {
  const { routes, host, options } = input;
  const { 0: first } = routes;
  if (!first) return;
  const shell = await renderShell(first);
  host.write(shellFile, endPayload(shell, addressOf(shellFile, options.baseUrl)));
  globalThis.__SITE_SHELL__ = Promise.resolve(new Response(shell));
  const common = digest([shell, JSON.stringify(options)]);
  const notFound = routes.find((route) => pathOf(route) === '/404');
  for (const route of routes) {
    try {
      await writePage({ route, notFound }, common, input);
    } catch (error) {
      host.fail(pathOf(route), error);
    }
  }
}

/** @param common the digest of what all pages share */
async function writePage(
  pages: Parameters<typeof renderPage>[0],
  common: string,
  { describe, extrasOf, host, options }: RenderInput,
): Promise<void> {
  const path = pathOf(pages.route);
  const section = findSection(path);
  const { plain, structuredData } = describe(path);
  const extras = extrasOf(options.baseUrl.slice(0, -1) + path.replace(/\/?$/, '/'));
  const around = [
    ...[section?.id ?? '', section?.html ?? '', JSON.stringify(structuredData ?? '')],
    JSON.stringify(extras),
  ];
  const keyOf = (kind: string, text: string) => digest([common, path, ...around, kind, text]);
  let key = plain && keyOf('description', JSON.stringify(plain));
  if (key !== undefined && host.reuse(key)) return;
  const page = await renderPage(pages, <ShellSlot />, (payload) => {
    if (plain) return undefined;
    key = keyOf('payload', payload);
    return host.reuse(key) ? '' : undefined;
  });
  if (page.isNew && key !== undefined) {
    const files = await listFiles(path, page, structuredData, options);
    host.store(key, files, copyPage(path, page.html, options));
  }
}

/** The files of a page: its payload, and its HTML with the extracted styles. */
async function listFiles(
  path: string,
  page: RenderedPage,
  structuredData: object | undefined,
  options: RenderInput['options'],
): Promise<RenderedFile[]> {
  const { html, sheet, isOwn } = finishPage(path, page.html, {
    ...options,
    payloadFile: page.payloadFile,
    hasPlainHtml: holdsPlainHtml(page.payload),
    headScripts: listHeadScripts(path, options),
    structuredData,
  });
  const htmlFile = decodeURIComponent(htmlFileOf(path));
  const sheets = sheet ? [{ file: sheet.file, text: sheet.css }] : [];
  const payloadAt = (file: string, text: string): RenderedFile => ({
    file: decodeURIComponent(file),
    text: endPayload(text, addressOf(file, options.baseUrl)),
  });
  const files = [{ file: htmlFile, text: html }, ...sheets];
  if (!isOwn) return [payloadAt(page.payloadFile, page.payload), ...files];
  const leaving = await renderRedirectPayload(`${options.baseUrl.slice(0, -1)}${path}/`);
  return [
    payloadAt(page.payloadFile, leaving),
    payloadAt(ownPayload(page.payloadFile), page.payload),
    ...files,
  ];
}

/** The Markdown copy of a page, if it has one. */
function copyPage(
  path: string,
  html: string,
  { baseUrl, policy }: RenderInput['options'],
): PageCopy | undefined {
  const route = path === '/404' ? '/404.html' : path.replace(/\/?$/, '/');
  const file = markdownPathOf(route);
  if (file === undefined) return undefined;
  const addressOfSite = policy.origin + baseUrl;
  const page = addressOfSite + route.slice(1);
  const index = `${addressOfSite}${indexFile.slice(1)}`;
  const main = takeMain(html);
  return {
    file: decodeURIComponent(file),
    key: digest([main, page, index]),
    write: () => writeMarkdown(main, { page, index }),
  };
}

/**
 * The home page has another script, which reports that the site is served at another path than it was built for.
 */
function listHeadScripts(path: string, { baseUrl, policy, homeScript }: RenderInput['options']) {
  const isHome = homeScript !== undefined && path === '/';
  return [{ code: policy.themeScript }, ...(isHome ? [{ code: homeScript, baseUrl }] : [])];
}

/** The address of an output; it is encoded like the output's path. */
function addressOf(file: string, baseUrl: string): string {
  return baseUrl + file.slice(1);
}

function htmlFileOf(routePath: string): string {
  if (routePath === '/404') return '/404.html';
  return `${routePath === '/' ? '' : routePath}/index.html`;
}

/** Joins parts with a character that no text contains. */
function digest(parts: readonly string[]): string {
  return hash('sha256', parts.join('\0'));
}

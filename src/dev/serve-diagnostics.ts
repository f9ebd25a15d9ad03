import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { readModuleError } from '../check/failures/bundle-errors.ts';
import { escapeHtml } from '../config/escape-html.ts';
import { type Diagnostic, formatDiagnostics } from '../diagnostics/diagnostic.ts';
import { payloadFolder } from '../waku/names/payload-folder.ts';
import type { DevContent } from './dev-content.ts';
import { editCount, printOnce } from './edits.ts';
import { routeOfRequest } from './route-of-request.ts';

type ServedContent = Pick<DevContent, 'findErrorsAt' | 'version'> & {
  /** Waits until the page at a route can be made, or what is made of all of them. */
  prepare: (route: string | undefined) => Promise<void>;
};

/**
 * Creates the middleware that answers requests for a page with its diagnostics, as long as it has any. Each response
 * has the version of the content that it was made from, which `follow-content` reads.
 * @param base the base path, with slashes at both ends
 */
export function serveDiagnostics(
  base: string,
  { findErrorsAt, version, prepare }: ServedContent,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isForPage(request)) {
      if (!isForOutput(request)) return next();
      return void prepare(request.url).then(() => next(), next);
    }
    response.setHeader('server-timing', `content;desc="${version()}"`);
    const route = routeOfRequest(request.url ?? '/', base);
    const find = async () => {
      await prepare(route);
      return findErrorsAt(route);
    };
    find().then((errors) => {
      if (errors.length === 0) return next();
      response.writeHead(500, diagnosticHeaders);
      response.end(showDiagnostics(errors, diagnosticsHead(base)));
    }, next);
  };
}

/**
 * The Vite plugin: answers a request for a page with the diagnostic of a module, if that keeps the server from making any
 * page. Put it after all plugins that answer requests.
 */
export function viteModuleDiagnostics(root: string): Plugin {
  return {
    name: 'site:module-diagnostics',
    apply: 'serve',
    enforce: 'post',
    configureServer({ config, middlewares }) {
      return () => {
        const answer: Connect.ErrorHandleFunction = (error, request, response, next) => {
          const text = error instanceof Error ? error.message : '';
          const diagnostic = isForPage(request) ? readModuleError(root, text) : undefined;
          if (!diagnostic) return next(error);
          printOnce([diagnostic]);
          response.writeHead(500, diagnosticHeaders);
          response.end(showDiagnostics([diagnostic], diagnosticsHead(config.base)));
        };
        middlewares.use(answer);
      };
    },
  };
}

const diagnosticHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};

/** The script with which a page that shows diagnostics follows edits. */
export function diagnosticsHead(base: string): string {
  return `<script type="module" src="${base}src/dev/follow-content.ts"></script>`;
}

/**
 * Renders a page that shows diagnostics.
 * @param head additional HTML for its head
 */
export function showDiagnostics(diagnostics: readonly Diagnostic[], head: string): string {
  const count = diagnostics.length === 1 ? 'One error' : `${diagnostics.length} errors`;
  return `<!doctype html>
<html lang="en" data-diagnostics="${editCount()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${count}</title>
${head}
</head>
<body>
<h1>${count}</h1>
<p>This page reloads when the errors are fixed.</p>
<pre style="white-space: pre-wrap">${escapeHtml(formatDiagnostics(diagnostics))}</pre>
</body>
</html>
`;
}

/** True for a file that is made from pages, such as a feed. */
function isForOutput({ method, url = '/' }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    !/\/(?:@|src\/|node_modules\/)/.test(url) &&
    /\.(?:xml|txt|json|md)$/.test(url)
  );
}

/** False for modules, style sheets and pictures, which a page that shows diagnostics needs too. */
function isForPage({ method, url = '/' }: IncomingMessage): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path.includes('/@') || path.includes('/node_modules/')) return false;
  return path.includes(`/${payloadFolder}/`) || !/\.(?!html$)[^/.]*$/.test(path);
}

import path from 'node:path';
import send from 'send';
import type { Connect } from 'vite';
import type { Asset } from '../content/content-facts.ts';
import { decodeSegment } from '../content/source-path.ts';

/**
 * Creates the middleware that serves the files of content at the addresses that they have in a built site.
 * @param root the project's root
 * @param base the base path, with slashes at both ends
 * @param list lists the files known at the moment
 */
export function serveAssets(
  root: string,
  base: string,
  list: () => Promise<readonly Asset[]>,
): Connect.NextHandleFunction {
  const find = async (url: string) => {
    const [address = ''] = url.split('?');
    if (!address.startsWith(`${base}assets/`)) return undefined;
    const wanted = decodeSegment(address.slice(base.length - 1));
    return (await list()).find((asset) => asset.address === wanted);
  };
  return (request, response, next) => {
    const url = request.url ?? '/';
    find(url).then(
      (asset) => {
        if (!asset) return next();
        if (asset.file === undefined) {
          response.setHeader('content-type', 'text/css');
          return response.end(asset.text);
        }
        const file = asset.file.split(path.sep).map(encodeURIComponent).join('/');
        response.setHeader('cache-control', 'no-cache');
        send(request, file, { root, index: false, dotfiles: 'allow' })
          .on('error', ({ status = 404 }) => {
            // The file lacks the requested range, or was just deleted.
            if (status === 404) return next();
            response.writeHead(status).end();
          })
          .pipe(response);
      },
      // Errors of the content are reported when a page is requested.
      () => next(),
    );
  };
}

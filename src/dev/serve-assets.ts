import type { Connect } from 'vite';
import type { Asset } from '../content/content-facts.ts';
import { decodeSegment } from '../content/source-path.ts';
import { sendFiles } from './send-files.ts';

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
  const sendFile = sendFiles(root);
  const find = async (url: string) => {
    const [address = ''] = url.split('?');
    if (!/^(?:assets|samples)\//.test(address.slice(base.length))) return undefined;
    const wanted = decodeSegment(address.slice(base.length - 1));
    return (await list()).find((asset) => asset.address === wanted);
  };
  return (request, response, next) => {
    const url = request.url ?? '/';
    find(url).then(
      (asset) => {
        if (!asset) return next();
        if (asset.file === undefined) {
          response.setHeader('content-type', 'application/json');
          return response.end(asset.text);
        }
        sendFile(request, response, `/${asset.file}`, next);
      },
      // Errors of the content are reported when a page is requested.
      () => next(),
    );
  };
}

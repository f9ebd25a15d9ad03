/** Thrown where the framework's output is not what `stripPage` knows. */
class UnknownPageError extends Error {}

/**
 * Takes the inline payload, its loader and the module preloads out of a rendered page, and puts
 * the boot script in their place, which loads the app and the payload's file at the first intent.
 * @param file the page's file in the output: `/docs/learn/index.html`
 * @throws where a part is not found: the framework changed, and this with it must
 */
export function stripPage(
  file: string,
  html: string,
  { bootUrl, baseUrl }: { bootUrl: string; baseUrl: string },
): string {
  const app = /import\("([^"]+)"\)/.exec(takeLoader(file, html))?.[1];
  if (!app) throw new UnknownPageError(`${file}: the rendered page names no client entry`);
  const stripped = html
    .replace(/<script id="_R_">[\s\S]*?<\/script>/, '')
    .replace(/<script>\(self\.__FLIGHT_DATA[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<meta name="generator"[^>]*>/, '');
  if (/<script[^>]*>[^<]*(?:__FLIGHT_DATA|__WAKU_)|<link[^>]*modulepreload/.test(stripped)) {
    throw new UnknownPageError(`${file}: a part of the framework's loader was left in the page`);
  }
  const payload = `${baseUrl}RSC/R/${payloadName(file)}.txt`;
  const boot = `<script type="module" src="${bootUrl}" data-app="${app}" data-payload="${payload}" data-shell="${baseUrl}RSC/shell.txt"></script>`;
  if (!stripped.includes('</body>')) throw new UnknownPageError(`${file}: the page has no </body>`);
  return stripped.replace('</body>', () => `${boot}</body>`);
}

function takeLoader(file: string, html: string): string {
  const loader = /<script id="_R_">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!loader) throw new UnknownPageError(`${file}: the rendered page has no loader script`);
  return loader;
}

/** The payload that belongs to a page: the home's is `_root`. */
function payloadName(file: string): string {
  const route = file.replace(/^\//, '').replace(/(?:\/?index)?\.html$/, '');
  return route === '' ? '_root' : route.split('/').map(encodeURIComponent).join('/');
}

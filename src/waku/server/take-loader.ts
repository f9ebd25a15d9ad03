const loader = /<script id="_R_">([\s\S]*?)<\/script>/;

/**
 * Takes the inline payload, its loader and the module preloads out of a rendered page.
 * @param name of the page, for errors
 * @returns `app` is the address of the client entry, which the loader named
 * @throws where a part is not found: the framework changed, and this with it must
 */
export function takeLoader(name: string, html: string): { html: string; app: string } {
  const code = loader.exec(html)?.[1];
  if (!code) throw new Error(`${name}: the rendered page has no loader script`);
  const app = /import\("([^"]+)"\)/.exec(code)?.[1];
  if (!app) throw new Error(`${name}: the rendered page names no client entry`);
  const taken = html
    .replace(loader, '')
    .replace(/<script>\(self\.__FLIGHT_DATA[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<meta name="generator"[^>]*>/, '');
  if (/<script[^>]*>[^<]*(?:__FLIGHT_DATA|__WAKU_)|<link[^>]*modulepreload/.test(taken)) {
    throw new Error(`${name}: a part of the framework's loader was left in the page`);
  }
  return { html: taken, app };
}

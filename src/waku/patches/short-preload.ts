import type { Plugin } from 'vite';

const start = 'const seen = {};';
const loader = 'export const __vitePreload = ';

/** Loads the dependencies of a dynamic import, and waits for style sheets. */
const ownLoader = `${start}
const add = (href) => new Promise((done, fail) => {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href, onload: done, onerror: fail });
  document.head.append(link);
  if (!isStyle) done();
});
const forget = (file) => { seen[file] = undefined; throw new Error(file); };
${loader}async (load, files = [], importer) => {
  await Promise.all(files.map((file) => seen[file] ??= add(assetsURL(file, importer)).catch(() => forget(file))));
  return load();
};`;

/**
 * The Vite plugin: a shorter version of the helper that Vite adds to dynamic imports. It is in the first code of
 * every page, which needs only this part. Not needed once Vite's own helper is as short, or is left out if
 * `build.modulePreload` is off.
 */
export function shortPreload(): Plugin {
  return {
    name: 'site:short-preload',
    transform: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: shortenPreload },
  };
}

/** @throws if Vite's code is unknown */
export function shortenPreload(code: string): string {
  const [addresses, rest] = code.split(start);
  if (!addresses?.includes('const assetsURL = ') || !rest?.includes(loader)) {
    throw new Error(`Vite has another preload helper than the one that is shortened: ${code}`);
  }
  return addresses + ownLoader;
}

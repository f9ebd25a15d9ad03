import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findRequests, findStaticImports, withoutInlineScripts } from './page-requests.ts';

/** What a page weighs, in bytes. */
export type PageWeight = {
  html: number;
  htmlGzip: number;
  /** The HTML without its inline scripts, where a second copy of the text would be. */
  htmlWithoutPayload: number;
  /** What a navigation in the browser fetches; undefined where it is not known. */
  payloadGzip?: number;
  scriptsGzip: number;
  stylesGzip: number;
};

/**
 * Weighs a page of a built site by its files: its HTML, the scripts and style sheets that it asks
 * for, and the modules that those import at once.
 * @param folder the built site, published at `/`
 * @param file the page's HTML in it
 * @param payload the file that a navigation fetches
 */
export function weighPage(folder: string, file: string, payload?: string): PageWeight {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const html = read(file);
  const address = `/${file}`;
  const { scripts, styles } = findRequests(html.toString());
  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  return {
    html: html.length,
    htmlGzip: gzipSync(html).length,
    htmlWithoutPayload: Buffer.byteLength(withoutInlineScripts(html.toString())),
    payloadGzip: payload === undefined ? undefined : weigh([payload]),
    scriptsGzip: weigh(followImports(folder, addressesToFiles(folder, scripts, address))),
    stylesGzip: weigh(addressesToFiles(folder, styles, address)),
  };
}

/** Addresses as files of the site; what stands elsewhere is left out. */
function addressesToFiles(folder: string, addresses: readonly string[], from: string): Set<string> {
  const origin = 'http://site.invalid';
  const files = addresses
    .map((address) => new URL(address, origin + from))
    .filter((url) => url.origin === origin)
    .map((url) => decodeURIComponent(url.pathname).slice(1));
  return new Set(files.filter((file) => existsSync(path.join(folder, file))));
}

function followImports(folder: string, entries: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = findStaticImports(readFileSync(path.join(folder, file), 'utf8'));
    waiting.push(...addressesToFiles(folder, imports, `/${file}`));
  }
  return found;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

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
  const fonts = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (fonts.has(file)) continue;
    fonts.add(file);
    const imports = findStaticImports(readFileSync(path.join(folder, file), 'utf8'));
    waiting.push(...addressesToFiles(folder, imports, `/${file}`));
  }
  return fonts;
}

type PageRequests = { scripts: string[]; styles: string[] };

/** The scripts and style sheets that a page's HTML asks for by itself, as their addresses. */
export function findRequests(html: string): PageRequests {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    const { src, href, rel, as } = properties;
    const kinds = Array.isArray(rel) ? rel : [];
    if (tagName === 'script' && typeof src === 'string') scripts.add(src);
    if (tagName !== 'link' || typeof href !== 'string') return;
    if (kinds.includes('stylesheet')) styles.add(href);
    else if (kinds.includes('modulepreload')) scripts.add(href);
    else if (kinds.includes('preload') && as === 'script') scripts.add(href);
  });
  return { scripts: [...scripts], styles: [...styles] };
}

/** What a module imports at once, as it is written; what it imports later is not counted. */
function findStaticImports(code: string): string[] {
  const written = /\b(?:from|import)\s*["']((?:\.{0,2}\/)[^"']+\.m?js)["']/g;
  return [...new Set([...code.matchAll(written)].map(([, name = '']) => name))];
}

/** The HTML without what its inline scripts hold, where frameworks put the text again. */
export function withoutInlineScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '');
}

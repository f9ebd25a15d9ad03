import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

export type PageRequests = { scripts: string[]; styles: string[] };

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
export function findStaticImports(code: string): string[] {
  const written = /\b(?:from|import)\s*["']((?:\.{0,2}\/)[^"']+\.m?js)["']/g;
  return [...new Set([...code.matchAll(written)].map(([, name = '']) => name))];
}

/** The HTML without what its inline scripts hold, where frameworks put the text again. */
export function withoutInlineScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '');
}

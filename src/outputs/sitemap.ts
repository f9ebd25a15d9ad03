import { compareText } from '../diagnostics/diagnostic.ts';
import { buildAbsoluteUrl } from './absolute-url.ts';
import { buildXmlElement, buildXmlFile } from './xml.ts';

/** A page: its path with base path and trailing slash, and the day of its last change, if that is known. */
export type SitemapEntry = {
  path: string;
  changed?: string | undefined;
  /** The page in each language that has it, by the language. */
  languages?: readonly (readonly [language: string, path: string])[];
};

/**
 * Writes a sitemap of absolute addresses, each once, sorted alphabetically. The caller leaves out `noindex` pages
 * and redirects.
 */
export function buildSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const addressOf = (path: string) => buildAbsoluteUrl(siteUrl, path);
  const pages = new Map(entries.map((entry) => [addressOf(entry.path), entry]));
  const links = entries.some(({ languages }) => languages)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return buildXmlFile([
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...[...pages]
      .toSorted(([a], [b]) => compareText(a, b))
      .map(([address, entry]) => {
        const { changed, languages = [] } = entry;
        const lastmod = changed === undefined ? '' : buildXmlElement('lastmod', changed);
        const alternates = languages.map(([hreflang, path]) =>
          buildXmlElement('xhtml:link', undefined, {
            rel: 'alternate',
            hreflang,
            href: addressOf(path),
          }),
        );
        return `<url>${buildXmlElement('loc', address)}${lastmod}${alternates.join('')}</url>`;
      }),
    '</urlset>',
  ]);
}

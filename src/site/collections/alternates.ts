import type { ContentIndex } from '../../content/content-index.ts';
import type { SiteLanguage } from '../../features/languages/field.ts';
import { hrefOfRoute } from '../../links/resolve-link.ts';

/**
 * The addresses of a page in the languages that have it, by language, as search engines want them; those that ask for
 * none of them get the default one.
 */
export function listAlternates(
  route: string,
  index: ContentIndex,
  languages: readonly SiteLanguage[],
): (readonly [language: string, href: string])[] {
  const having = languages.filter(({ code }) => index.languages?.[code]?.own.has(route));
  const all = having.map(
    ({ htmlLang, baseUrl }) => [htmlLang, hrefOfRoute(route, baseUrl)] as const,
  );
  const [[, usual] = []] = all;
  return usual === undefined ? [] : [...all, ['x-default', usual]];
}

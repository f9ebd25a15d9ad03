import { site } from '../../config/site.ts';
import { decodeSegment, routeOfPath } from '../../content/source-path.ts';
import { hrefOfRoute } from '../../links/resolve-link.ts';
import type { LanguageViews, ServerPart } from '../../outputs/server-part.ts';
import { listAlternates } from '../../site/collections/alternates.ts';
import { collections } from '../../site/collections/site-collections.ts';
import { Original } from './components/original.tsx';
import { LanguagePick } from './islands/language-pick.tsx';

const { index } = collections;
const { languages = [] } = site;

/** The languages that lack a page, as a list of codes. */
function listMissing(route: string): string {
  const lacking = languages.filter(
    ({ code }) => code !== site.locales.default && !index.languages?.[code]?.all.has(route),
  );
  // The not-found page shows at addresses that no language has.
  const isNowhere = /^\/404(?:\.html|\/)$/.test(route);
  return (isNowhere ? languages : lacking).map(({ code }) => code).join(' ');
}

const describe: LanguageViews['describe'] = (href) => {
  const route = decodeSegment(`/${href.slice(site.baseUrl.length)}`);
  const all = listAlternates(route, index, languages);
  const isOwn = index.languages?.[site.locales.default]?.own.has(route);
  const [first] = languages;
  const isCopy = first && !isOwn && index.languages?.[first.code]?.own.has(route);
  const canonical = isCopy
    ? [{ rel: 'canonical', href: site.url + hrefOfRoute(route, first.baseUrl) }]
    : [];
  const alternates = all.map(([hrefLang, address]) => {
    return { rel: 'alternate', hrefLang, href: site.url + address };
  });
  const tags = [...canonical, ...alternates].map((attributes) => {
    return { name: 'link' as const, attributes };
  });
  return { tags, missing: listMissing(route) };
};

globalThis.__SITE_MISSING_IN__ = (path) => listMissing(routeOfPath(path));

export const server: ServerPart = {
  feature: 'languages',
  languages: { describe, Pick: LanguagePick, Original },
};

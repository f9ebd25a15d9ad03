import type { SiteFacts } from '../config/page-meta.ts';
import { site } from '../config/site.ts';
import { collections } from '../site/collections/site-collections.ts';

/** The facts of the site that the head of each page has. */
export function listSiteFacts(): SiteFacts {
  const { title, titleDelimiter, url, socialImage, locales } = site;
  const locale = locales.list.find(({ code }) => code === locales.default);
  const image = socialImage && url + collections.hrefOfLink(socialImage);
  const tag = site.languages && locale?.htmlLang;
  return { title, titleDelimiter, url, language: tag ?? locales.default, image };
}

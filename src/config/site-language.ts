import type { SiteConfig } from './schema.ts';

/** The language of the site as a tag for `Intl`. */
export function languageOfSite({ default: code, list }: SiteConfig['locales']): string {
  const tag = list.find((locale) => locale.code === code)?.htmlLang;
  return Intl.getCanonicalLocales(tag)[0] ?? 'en';
}

/** Whether a configuration is that of another language than the default one of its site. */
export function isTranslated({ languages, locales }: Pick<SiteConfig, 'languages' | 'locales'>) {
  return languages !== undefined && languages[0]?.code !== locales.default;
}

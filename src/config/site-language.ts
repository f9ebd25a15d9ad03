import type { SiteConfig } from './schema.ts';

/** The language of the site as a tag for `Intl`; English if the configuration has an invalid one. */
export function languageOfSite({ default: code, list }: SiteConfig['locales']): string {
  const tag = list.find((locale) => locale.code === code)?.htmlLang ?? code;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Whether a configuration is that of another language than the default one of its site. */
export function isTranslated({ languages, locales }: Pick<SiteConfig, 'languages' | 'locales'>) {
  return languages !== undefined && languages[0]?.code !== locales.default;
}

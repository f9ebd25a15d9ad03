import { z } from 'zod';

/** A language of a site with several. */
export type SiteLanguage = {
  code: string;
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  path?: string | undefined;
  /** The start of the addresses of its pages: `/`, `/ja/`. */
  baseUrl: string;
};

/** The languages of a site with several, the default one first; `locales` turns this on. */
export const field = z
  .custom<readonly SiteLanguage[]>(() => false, 'expected nothing: list the languages in locales')
  .optional();

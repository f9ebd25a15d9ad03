import { readChangeTimes } from '../content/change-days.ts';
import { isPageFile } from '../content/source-path.ts';
import { listTranslations, translationOf } from '../content/translated-files.ts';
import type { SiteLanguage } from '../features/languages/field.ts';

/**
 * Says how far the pages of a site are translated: a line for each that is missing, stale (git has a later commit of
 * the original), or an orphan (without an original).
 * @param originals the files of the default language
 */
export function describeTranslations(
  root: string,
  languages: readonly SiteLanguage[],
  originals: readonly string[],
): string[] {
  const times = readChangeTimes(root);
  const changed = (file: string) => times.get(file) ?? '';
  return languages.flatMap((language) => {
    const { translations, orphans } = listTranslations(root, language, new Set(originals));
    const pages = translations.filter(({ original }) => isPageFile(original));
    const translated = new Set(pages.map(({ original }) => original));
    const missing = originals.filter((file) => isPageFile(file) && !translated.has(file));
    const stale = pages.filter(({ file, original }) => {
      return changed(file) !== '' && changed(original) > changed(file);
    });
    return [
      ...missing.map((file) => `missing  ${translationOf(file, language)}: translates ${file}`),
      ...stale.map(({ file, original }) => `stale    ${file}: ${original} has changed since`),
      ...orphans.map(({ file, original }) => `orphan   ${file}: there is no ${original}`),
      `${language.label} (${language.code}): ${pages.length} pages translated, ${missing.length} missing, ${stale.length} stale, ${orphans.length} orphans.`,
    ];
  });
}

import path from 'node:path';
import type { SourceSite } from './find-source.ts';
import { listBelow, type Move } from './list-content.ts';
import { type Fields, fieldsOf, itemsOf, stringOf } from './plain-data.ts';

type Source = Pick<SourceSite, 'folder' | 'config'>;

function readLocales({ config }: Pick<Source, 'config'>) {
  const { locales, defaultLocale, localeConfigs, path: folder } = fieldsOf(config.i18n);
  const usual = stringOf(defaultLocale) ?? 'en';
  const codes = itemsOf(locales).flatMap((code) => stringOf(code) ?? []);
  const all = codes.includes(usual) ? codes : [usual, ...codes];
  return { usual, all, configs: fieldsOf(localeConfigs), folder: stringOf(folder) ?? 'i18n' };
}

/**
 * Lists the translations of a site, which are below `content/` as they are in Docusaurus. Of the default language it is
 * the texts of the interface.
 */
export function listTranslationMoves(source: Source): Move[] {
  const { usual, all, configs, folder } = readLocales(source);
  const folders = all.map((code) => stringOf(fieldsOf(configs[code]).path) ?? code);
  return listBelow(path.resolve(source.folder, folder), 'content/i18n').flatMap(({ from, to }) => {
    const [, , locale = '', ...names] = to.split('/');
    if (locale === folders[all.indexOf(usual)])
      return names.join('/') === 'code.json' ? { from, to: 'content/code.json' } : [];
    return folders.includes(locale) ? { from, to } : [];
  });
}

/** Languages that are written from right to left. */
const mirrored = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The field `locales`; undefined for a site in English alone, which is the default. */
export function convertLocales(source: Pick<Source, 'config'>): Fields | undefined {
  const { usual, all, configs } = readLocales(source);
  if (all.join() === 'en' && Object.keys(configs).length === 0) return undefined;
  const list = all.map((code) => {
    const { label, direction, htmlLang, path: folder } = fieldsOf(configs[code]);
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return {
      code,
      label: stringOf(label) ?? name,
      htmlLang: stringOf(htmlLang) ?? code,
      direction: stringOf(direction) ?? (mirrored.test(code) ? 'rtl' : 'ltr'),
      ...(stringOf(folder) !== undefined && folder !== code && { path: folder }),
    };
  });
  return { default: usual, list };
}

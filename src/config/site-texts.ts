import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../texts/english.ts';
import { listCategories } from '../texts/plural-forms.ts';
import { type Messages, type SiteTexts, setTexts } from '../texts/text.ts';
import type { SiteConfig } from './schema.ts';
import { languageOfSite } from './site-language.ts';

/** The texts of the interface in the language of the site, in Docusaurus' form. */
export const textsPath = 'content/code.json';

/**
 * Adds the texts of `content/code.json` to a configuration, and has this process use them. What is wrong in that file
 * is left out here; `check/check-texts` reports it.
 */
export function withTexts(root: string, site: SiteConfig): SiteConfig {
  const texts = readTexts(root, site);
  setTexts(texts);
  return texts ? { ...site, texts } : site;
}

function readTexts(root: string, { locales, languages }: SiteConfig): SiteTexts | undefined {
  const language = languageOfSite(locales);
  const file = path.join(root, textsPath);
  const written = existsSync(file) ? parseLeniently(readFileSync(file, 'utf8')) : {};
  const own = Object.entries(written).flatMap(([id, entry]: [string, unknown]) =>
    entry instanceof Object && 'message' in entry && typeof entry.message === 'string'
      ? [[id, entry.message] as const]
      : [],
  );
  // The bundle of several languages has none, so that each has all.
  const english = languages ? englishTexts(language) : {};
  const messages = { ...english, ...shippedTexts(language), ...Object.fromEntries(own) };
  return Object.keys(messages).length > 0 ? { language, messages } : undefined;
}

const shippedFolder = path.join(import.meta.dirname, '../texts/languages');

/** Our texts in a language; those of a region are those of its language, if that has the same script there. */
export function shippedTexts(language: string): Messages {
  const { language: name, script } = new Intl.Locale(language).maximize();
  const file = path.join(shippedFolder, `${name}.json`);
  const isWritten = new Intl.Locale(name).maximize().script === script && existsSync(file);
  return isWritten ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The English texts, with as many forms as another language has. */
function englishTexts(language: string): Messages {
  const { all } = listCategories(language);
  const texts = Object.entries(english).map(([id, message]) => {
    const [one = '', other] = message.split('|');
    const forms = all.map((category) => (category === 'one' ? one : other));
    return [id, other === undefined ? one : forms.join('|')] as const;
  });
  return Object.fromEntries(texts);
}

function parseLeniently(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

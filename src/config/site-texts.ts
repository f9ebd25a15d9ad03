import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SiteTexts, setTexts } from '../texts/text.ts';
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

function readTexts(root: string, { locales }: SiteConfig): SiteTexts | undefined {
  const file = path.join(root, textsPath);
  if (!existsSync(file)) return undefined;
  const messages = Object.entries(parseLeniently(readFileSync(file, 'utf8'))).flatMap(
    ([id, entry]: [string, unknown]) =>
      entry instanceof Object && 'message' in entry && typeof entry.message === 'string'
        ? [[id, entry.message] as const]
        : [],
  );
  return { language: languageOfSite(locales), messages: Object.fromEntries(messages) };
}

function parseLeniently(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

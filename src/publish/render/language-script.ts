import { hash } from 'node:crypto';
import type { PageLanguage } from '../../texts/text.ts';

/**
 * Writes the script with which a page of a site with several languages says its language: its base path, and the texts
 * that scripts show.
 * @param scripts the text of these scripts, which name the texts, or how the names of several begin
 */
export function writeLanguage({ messages, ...language }: PageLanguage, scripts: string): string {
  const named = new Set(
    Array.from(scripts.matchAll(/["'`](\w+\.[\w.]+)(?=["'`])/g), ([, id]) => id),
  );
  const isShown = (id: string) => named.has(id) || named.has(id.slice(0, id.lastIndexOf('.')));
  const shown = Object.fromEntries(Object.entries(messages).filter(([id]) => isShown(id)));
  return `globalThis.__SITE_LANGUAGE__=${JSON.stringify({ ...language, messages: shown })};`;
}

/** The file of such a script. */
export const languageFileOf = (text: string) =>
  `/assets/language-${hash('sha256', text).slice(0, 10)}.js`;

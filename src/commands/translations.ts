import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTexts, listTextIds } from '../check/check-texts.ts';
import { loadSite } from '../config/load-site.ts';
import type { SiteConfig } from '../config/schema.ts';
import { languageOfSite } from '../config/site-language.ts';
import { shippedTexts, textsPath } from '../config/site-texts.ts';
import { folderOfLanguage } from '../content/translated-files.ts';
import { DiagnosticError, isError } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';
import { listOriginals } from '../publish/build/lay-language.ts';
import { english } from '../texts/english.ts';
import { describeTranslations } from './list-translations.ts';

/**
 * `npm run translations`: lists the texts that `content/code.json` and those of other languages lack, and the pages that
 * these lack; with `--write` adds the texts in English.
 */
await runCommand(async () => {
  const root = process.cwd();
  const { site, diagnostics } = await loadSite(root);
  if (!site) throw new DiagnosticError(diagnostics);
  const wrong = checkTexts(root, site).filter(isError);
  if (wrong.length > 0) throw new DiagnosticError(wrong);
  const { languages: [, ...others] = [] } = site;
  reportTexts(root, site, textsPath);
  for (const language of others) {
    const locales = { ...site.locales, default: language.code };
    reportTexts(root, { ...site, locales }, `${folderOfLanguage(language)}code.json`);
  }
  for (const line of describeTranslations(root, others, listOriginals(root))) console.log(line);
});

/** Lists the texts that a file lacks, or adds them. */
function reportTexts(root: string, site: SiteConfig, name: string): void {
  const file = path.join(root, name);
  const written: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const ours: Readonly<Record<string, string>> = english;
  const known = { ...shippedTexts(languageOfSite(site.locales)), ...written };
  const missing = listTextIds(site).filter((id) => !Object.hasOwn(known, id));
  if (!process.argv.includes('--write')) {
    for (const id of missing) console.log(`${id}: ${ours[id]}`);
    console.log(`${missing.length} texts are missing in ${name}.`);
    return;
  }
  const added = Object.fromEntries(missing.map((id) => [id, { message: ours[id] }]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...written, ...added }, undefined, 2)}\n`);
  console.log(`Added ${missing.length} texts in English to ${name}.`);
}

import path from 'node:path';
import { z } from 'zod';
import { currentVersion } from '../content/docs-versions.ts';
import { folderOfLanguage } from '../content/translated-files.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteLanguage } from '../features/languages/field.ts';
import type { Messages } from '../texts/text.ts';
import { readData } from './frozen-versions.ts';
import type { SiteConfig } from './schema.ts';

/** Adds the base path of each language to a configuration that has several. */
export function withLanguages(site: SiteConfig): SiteConfig {
  const { list, default: original } = site.locales;
  if (list.length === 1) return site;
  const languages = list
    .map((language) => {
      const start = language.code === original ? '' : `${language.code}/`;
      return { ...language, baseUrl: site.baseUrl + start };
    })
    .toSorted((a, b) => Number(b.code === original) - Number(a.code === original));
  return { ...site, languages };
}

const texts = z
  .record(z.string(), z.object({ message: z.string() }))
  .transform((entries): Messages => {
    const messages = Object.entries(entries).map(([id, { message }]) => [id, message] as const);
    return Object.fromEntries(messages);
  });

/**
 * The configuration of a site in another language than the default: its base path, and the texts of navbar, footer and
 * sidebars as Docusaurus has them in files; `site.json` has all others by the text in the configuration.
 */
export function localizeSite(
  root: string,
  site: SiteConfig,
  language: SiteLanguage,
): { site: SiteConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const read = (name: string): Messages => {
    const file = path.posix.join(folderOfLanguage(language), name);
    const parsed = readData(root, file, texts);
    diagnostics.push(...parsed.diagnostics);
    return parsed.value ?? {};
  };
  const all = read('site.json');
  const navbar = read('docusaurus-theme-classic/navbar.json');
  const footer = read('docusaurus-theme-classic/footer.json');
  const ofVersion = (name: string) => (name === currentVersion ? name : `version-${name}`);
  const sidebarTexts = Object.fromEntries(
    site.docs.versions.map(({ name }) => [
      name,
      read(`docusaurus-plugin-content-docs/${ofVersion(name)}.json`),
    ]),
  );
  const { title, tagline, home, announcementBar, docs } = site;
  const shown = { title, tagline, home, announcementBar, navbar: site.navbar, footer: site.footer };
  const other: typeof shown = replaceStrings(shown, (_field, text) => all[text]);
  const { navbar: ofNavbar, footer: ofFooter } = other;
  const versions = docs.versions.map((version) => {
    const { [version.name]: { 'version.label': label = version.label } = {} } = sidebarTexts;
    return { ...version, label };
  });
  return {
    diagnostics,
    site: {
      ...site,
      ...other,
      navbar: replaceStrings(ofNavbar, (field, text) =>
        field === 'label' ? navbar[`item.label.${text}`] : navbar[nameInFile[field] ?? field],
      ),
      ...(ofFooter && {
        footer: replaceStrings(ofFooter, (field, text) => {
          if (field === 'label') return footer[`link.item.label.${text}`];
          return field === 'title' ? footer[`link.title.${text}`] : footer[nameInFile[field] ?? ''];
        }),
      }),
      docs: { ...docs, versions },
      sidebarTexts,
      baseUrl: language.baseUrl,
      locales: { ...site.locales, default: language.code },
    },
  };
}

/** What Docusaurus calls fields of navbar and footer that are there once. */
const nameInFile: Readonly<Record<string, string>> = { alt: 'logo.alt', copyright: 'copyright' };

/** Replaces the strings in fields of plain data, by the name of the field and the text. */
function replaceStrings<Data>(
  data: Data,
  find: (field: string, text: string) => string | undefined,
): Data {
  return JSON.parse(JSON.stringify(data), (field, value) =>
    typeof value === 'string' ? (find(field, value) ?? value) : value,
  );
}

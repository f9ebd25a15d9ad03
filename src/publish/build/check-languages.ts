import { statSync } from 'node:fs';
import path from 'node:path';
import { checkProject } from '../../check/check-project.ts';
import { compileChoices } from '../../compile/files/compile-choices.ts';
import { type ContentSource, createContentSource } from '../../compile/files/content-source.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { localizeSite } from '../../config/site-languages.ts';
import { withTexts } from '../../config/site-texts.ts';
import { createChangeDays } from '../../content/change-days.ts';
import type { ContentIndex, LanguageRoutes } from '../../content/content-index.ts';
import { listContent, sourcesOf } from '../../content/list-content-files.ts';
import {
  folderOfLanguage,
  listTranslations,
  type Translation,
  translationsFolder,
} from '../../content/translated-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteLanguage } from '../../features/languages/field.ts';
import { createLinkResolver } from '../../links/link-resolver.ts';
import { listNames } from '../../node/disk-cache.ts';
import { listFiles } from '../../node/list-files.ts';
import { listSiteRoutes } from '../../site/table/site-routes.ts';
import { buildSiteTable } from '../../site/table/site-table.ts';
import { compileAhead } from './compile-ahead.ts';
import { layLanguage, listOriginals } from './lay-language.ts';

/** A language that isn't the default: its project, configuration and content. */
export type LanguageSite = {
  root: string;
  language: SiteLanguage;
  site: SiteConfig;
  index: ContentIndex;
  content: ContentSource;
  failed: ReadonlyMap<string, string>;
};

type Checked = { languages: LanguageSite[]; index: ContentIndex; diagnostics: Diagnostic[] };

/**
 * Reads and checks the other languages of a site: for each a project is made, which is checked like a site of its own.
 * @param index the content of the default language
 * @returns that content with the addresses in all languages, and the diagnostics that it hasn't itself
 */
export async function checkLanguages(
  root: string,
  site: SiteConfig | undefined,
  index: ContentIndex,
): Promise<Checked> {
  const [original, ...others] = site?.languages ?? [];
  const strays = site ? findStrayFolders(root, others) : [];
  if (!site || !original) return { languages: [], index, diagnostics: strays };
  const routes: Record<string, LanguageRoutes> = {};
  const originals = new Set(listOriginals(root));
  const main = { ...index, languages: routes };
  routes[original.code] = listRoutes(main, site);
  const languages: LanguageSite[] = [];
  const diagnostics = [...strays, ...findTakenRoutes(root, site, main)];
  for (const language of others) {
    const read = await readLanguage(root, site, main, { language, originals });
    routes[language.code] = listRoutes(read.index, read.site);
    languages.push(read);
    diagnostics.push(...read.diagnostics);
  }
  // What follows is of the default language again.
  withTexts(root, site);
  return { languages, index: main, diagnostics };
}

type Wanted = { language: SiteLanguage; originals: ReadonlySet<string> };

async function readLanguage(
  root: string,
  whole: SiteConfig,
  main: ContentIndex,
  { language, originals }: Wanted,
): Promise<LanguageSite & { diagnostics: Diagnostic[] }> {
  const found = listTranslations(root, language, originals);
  const { root: project, translated } = layLanguage(root, found, language);
  const localized = localizeSite(root, whole, language);
  const site = withTexts(project, localized.site);
  const listing = listContent(project);
  await compileAhead(project, sourcesOf(listing), compileChoices(site));
  const loaded = { site, diagnostics: [] };
  const { content: reading, diagnostics } = await checkProject(project, listing, loaded);
  const routeOf = new Map([...main.docs, ...main.posts].map(({ file, route }) => [file, route]));
  const moved = [...reading.index.docs, ...reading.index.posts].flatMap(({ file, route }) => {
    const wanted = routeOf.get(file);
    return wanted === undefined || wanted === route ? [] : describeMoved(file, route, wanted);
  });
  const mark = <Source extends { file: string }>(source: Source) => {
    const translation = translated.get(source.file);
    return { ...source, ...(translation ? { translation } : { untranslated: true as const }) };
  };
  const { docs, posts } = reading.index;
  const index = {
    ...reading.index,
    docs: docs.map(mark),
    posts: posts.map(mark),
    ...(main.languages && { languages: main.languages }),
  };
  const resolve = createLinkResolver(listSiteRoutes(index, site, reading.failed));
  const dayOf = createChangeDays(root);
  return {
    ...{ root: project, language, site, index, failed: reading.failed },
    content: {
      ...createContentSource(project, index, resolve),
      changedOn: (file) => dayOf(translated.get(file) ?? file),
    },
    diagnostics: [
      ...localized.diagnostics,
      ...found.orphans.map(describeOrphan),
      // Of what isn't translated, everything was said before.
      ...[...diagnostics, ...moved].flatMap((diagnostic) => {
        const file = translated.get(diagnostic.file);
        return file === undefined ? [] : [{ ...diagnostic, file }];
      }),
    ],
  };
}

function describeMoved(file: string, route: string, wanted: string): Diagnostic[] {
  const message = `the address is ${route}, and that of the original is ${wanted}`;
  const hint =
    'A page has the same address in all languages: give both the same `slug` and `id`, or none.';
  return [{ file, line: 1, column: 1, message, hint }];
}

function describeOrphan({ file, original }: Translation): Diagnostic {
  const message = `there is no ${original}, so this translation is on no site`;
  const hint = 'Give it the path of the page that it translates, or delete it.';
  return { file, line: 1, column: 1, message, hint, severity: 'warning' };
}

/** Folders of `content/i18n/` that belong to no language but the default one. */
function findStrayFolders(root: string, languages: readonly SiteLanguage[]): Diagnostic[] {
  const known = languages.map(folderOfLanguage);
  return listNames(path.join(root, translationsFolder))
    .filter((name) => statSync(path.join(root, translationsFolder, name)).isDirectory())
    .map((name) => `${translationsFolder}${name}/`)
    .filter((folder) => !known.includes(folder))
    .map((file): Diagnostic => {
      const message = 'no language of site.config.ts has this folder, so its texts are on no site';
      const hint =
        'Add a language with its name as `code` or `path` to locales.list, or delete it.';
      return { file, message, hint, severity: 'warning' };
    });
}

/** The routes of a language. Pages of which another one is the original aren't in it. */
function listRoutes(index: ContentIndex, site: SiteConfig): LanguageRoutes {
  const { pages } = buildSiteTable(index, site);
  const own = pages.filter(({ listed, isCopy, isOlder }) => listed && !isCopy && !isOlder);
  const routesOf = (list: typeof pages) => new Set(list.map(({ route }) => route));
  return { all: routesOf(pages), own: routesOf(own) };
}

/** Pages of the default language, and files of `public/`, that are where another language is. */
function findTakenRoutes(
  root: string,
  { languages = [] }: SiteConfig,
  index: ContentIndex,
): Diagnostic[] {
  const others = languages.slice(1);
  const describe = (file: string, route: string, hint: string) =>
    others
      .filter(({ code }) => route.startsWith(`/${code}/`))
      .map(({ label }): Diagnostic => {
        const message = `the route ${route} is among those of the language ${label}`;
        return { file, line: 1, column: 1, message, hint };
      });
  return [
    ...[...index.docs, ...index.posts].flatMap(({ file, route }) =>
      describe(file, route, 'Give the page another `slug`.'),
    ),
    ...listFiles(path.join(root, 'public')).flatMap((file) =>
      describe(`public/${file}`, `/${file}`, 'Move the file to another folder.'),
    ),
  ];
}

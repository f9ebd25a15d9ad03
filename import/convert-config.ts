import { existsSync } from 'node:fs';
import path from 'node:path';
import { joinRoute } from '../src/content/route.ts';
import {
  convertAnnouncement,
  convertFooter,
  convertLogo,
  convertNavbarItem,
  pathOfFile,
} from './convert-links.ts';
import { describeSets, placeNavbarItem, type SourceSet } from './docs-sets.ts';
import type { SourceSite } from './find-source.ts';
import { convertLocales } from './languages.ts';
import { type Fields, fieldsOf, flagOf, itemsOf, stringOf, withoutGaps } from './plain-data.ts';
import { convertVersions, movesVersions } from './versions.ts';

/**
 * The configuration of this site from that of Docusaurus. What is wrong in it is taken out later, so
 * nothing is checked here.
 * @param sidebars by their ids; undefined for those that folders make
 */
export function convertConfig(
  source: SourceSite,
  sets: readonly SourceSet[],
  sidebars: Fields | undefined,
): Fields {
  const { folder, config, docs, blog, redirects, hasMath } = source;
  const theme = fieldsOf(config.themeConfig);
  const markdown = fieldsOf(config.markdown);
  return withoutGaps({
    title: stringOf(config.title) ?? unknownTitle,
    tagline: stringOf(config.tagline),
    url: originOf(config.url),
    baseUrl: baseOf(config.baseUrl),
    locales: convertLocales(source),
    favicon: pathOfFile(config.favicon),
    titleDelimiter: stringOf(config.titleDelimiter),
    socialImage: pathOfFile(theme.image),
    colorMode: convertColorMode(theme.colorMode),
    baseUrlIssueBanner: flagOf(config.baseUrlIssueBanner),
    ...onBroken,
    announcementBar: convertAnnouncement(theme.announcementBar, baseOf(config.baseUrl)),
    navbar: convertNavbar(theme.navbar, (item) => placeNavbarItem(item, sets, sidebars ?? {})),
    footer: convertFooter(theme.footer),
    docs: {
      ...convertDocs(docs, theme, config, sidebars),
      ...(movesVersions(source, sets)
        ? { versions: convertVersions(source) }
        : existsSync(path.join(folder, 'versioned_docs'))
          ? {}
          : placeCurrent(docs)),
      ...(sets.length > 1 && placeTogether(folder, sets)),
    },
    blog: convertBlog(blog),
    markdown: stringOf(markdown.format) === undefined ? undefined : { format: markdown.format },
    math: hasMath ? 'warn' : undefined,
    search: convertSearch(theme.algolia),
    customFields: config.customFields,
    redirects: redirects.flatMap(convertRedirect),
  });
}

/** What is written where the configuration doesn't tell. */
const [unknownUrl, unknownTitle] = ['https://example.com', 'Documentation'];

/** An origin; Docusaurus takes a slash at its end. */
function originOf(written: unknown): string {
  const text = stringOf(written) ?? '';
  return URL.canParse(text) ? new URL(text).origin : unknownUrl;
}

/** The fields without which there is no site and which only their author knows, with what they are now. */
export function listToWrite({ config }: SourceSite): string[] {
  return [
    ...(originOf(config.url) === unknownUrl ? [`url: it is ${unknownUrl} now`] : []),
    ...(stringOf(config.title) === undefined ? [`title: it is ${unknownTitle} now`] : []),
  ];
}

function baseOf(written: unknown): string {
  return joinRoute(stringOf(written) ?? '/');
}

function convertColorMode(written: unknown): Fields {
  const { defaultMode, disableSwitch, respectPrefersColorScheme: respects } = fieldsOf(written);
  return withoutGaps({
    default: defaultMode,
    disableSwitch,
    respectSystem: flagOf(respects) ?? false,
  });
}

/**
 * What was moved in is seldom whole at once, so nothing broken stops a build. What Docusaurus ignored is reported
 * too: other addresses are broken here than there.
 */
const onBroken: Fields = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'warn',
  onMissingLicenses: 'warn',
};

function convertNavbar(written: unknown, place: (item: Fields) => Fields): Fields {
  const { title, logo, style, hideOnScroll, items } = fieldsOf(written);
  return withoutGaps({
    title,
    logo: convertLogo(logo),
    style,
    hideOnScroll,
    items: Array.isArray(items) ? items.map((item) => convertNavbarItem(item, place)) : undefined,
  });
}

/** Several sets of docs are in folders of one. An address for edits is that of the docs at the root. */
function placeTogether(root: string, sets: readonly SourceSet[]): Fields {
  const atRoot = sets.some(({ folder }) => folder === '');
  return {
    ...{ routeBasePath: '/', sets: describeSets(root, sets) },
    ...(!atRoot && { editUrl: undefined }),
  };
}

function convertDocs(
  docs: SourceSite['docs'],
  theme: Fields,
  config: Fields,
  sidebars: unknown,
): Fields {
  const { sidebar } = fieldsOf(theme.docs);
  const { hideable, autoCollapseCategories } = fieldsOf(sidebar);
  const { routeBasePath, editUrl, showLastUpdateTime } = fieldsOf(docs);
  return withoutGaps({
    sidebars,
    routeBasePath:
      typeof routeBasePath === 'string' ? path.posix.resolve('/', routeBasePath) : undefined,
    // Docusaurus writes routes without it unless it is told to.
    trailingSlash: config.trailingSlash === true,
    hideableSidebar: hideable,
    autoCollapseCategories,
    editUrl,
    showLastUpdated: showLastUpdateTime,
  });
}

/** Without other versions, the current one may still have a path of its own. */
function placeCurrent(docs: SourceSite['docs']): Fields {
  const { routeBasePath = 'docs', versions } = fieldsOf(docs);
  const below = stringOf(fieldsOf(fieldsOf(versions).current).path);
  if (below === undefined || typeof routeBasePath !== 'string') return {};
  return { routeBasePath: joinRoute(routeBasePath, below).replace(/(?<=.)\/$/, '') };
}

function convertBlog(blog: SourceSite['blog']): Fields {
  const { postsPerPage, editUrl, feedOptions, blogTitle } = fieldsOf(blog);
  const feedTitle = stringOf(fieldsOf(feedOptions).title) ?? stringOf(blogTitle);
  return withoutGaps({
    postsPerPage: postsPerPage === 'ALL' ? 1000 : postsPerPage,
    editUrl,
    feedTitle,
  });
}

function convertSearch(written: unknown): Fields | undefined {
  const { appId, apiKey, indexName, contextualSearch } = fieldsOf(written);
  if (appId === undefined) return undefined;
  return withoutGaps({
    provider: 'algolia',
    algolia: { appId, apiKey, indexName },
    contextualSearch,
  });
}

/** From the address that was, or from each of several. */
function convertRedirect(written: unknown): Fields[] {
  const { from, to } = fieldsOf(written);
  return [from]
    .flat()
    .flatMap((source) => itemsOf([source]).map(stringOf))
    .flatMap((path) => (path === undefined ? [] : [{ from: joinRoute(path), to }]));
}

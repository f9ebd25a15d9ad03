import { listRedirects } from '../../config/redirects.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { isTranslated } from '../../config/site-language.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { FeatureName } from '../../features/fields.ts';
import { markdownPathOf } from '../../links/markdown-path.ts';
import { addressListFile } from '../../outputs/address-list.ts';
import { fullFile, indexFile, skillFile } from '../../outputs/agents/index-file.ts';
import { type FeedKind, feedFormats } from '../../outputs/feeds/feed-files.ts';
import { payloadFolder } from '../../waku/names/payload-folder.ts';
import { groupByTag } from '../navigation/post-lists.ts';
import { sectionFile } from '../navigation/section-names.ts';
import { listIndexChunks } from './index-chunks.ts';
import { listTableParts } from './list-table-parts.ts';
import type { PageKind, SectionPlace, SitePage, Source } from './site-page.ts';

/** Files with the licenses of third-party code in scripts. */
export const licensesFile = 'third-party-licenses.txt';

/** The file with the headers that some hosts send. */
export const headersFile = '_headers';

/** Files for hosts and programs that a site may replace with its own in `public/`. */
export const hostFiles: readonly string[] = [
  ...[`/${headersFile}`, '/.nojekyll', '/robots.txt'],
  ...[indexFile, fullFile, skillFile],
];

/** The kinds of files that the engine makes besides the pages. */
export type OutputKind =
  | FeedKind
  | 'sitemap'
  | 'robots'
  | 'llms'
  | 'llms-part'
  | 'llms-full'
  | 'skill'
  | 'addresses'
  | 'print'
  | 'licenses'
  | 'headers'
  | 'nojekyll'
  | 'redirect'
  | 'leaving';

/** A file of the output that is generated, not copied. */
export type MadeFile<Kind extends string = string> = SectionPlace & {
  kind: Kind;
  /** The feature that makes it, if it isn't a page. */
  feature?: FeatureName;
  /** In the output, not encoded: `/blog/rss.xml`. */
  path: string;
  source: Source;
  /** What it is made from, if that isn't one page. */
  of?: string;
  /** The route of a page's HTML or of a redirect. */
  route?: string;
  /** The target of a redirect. */
  to?: string;
  /** Whether a page is left out of the sitemap. */
  outOfSitemap?: true;
  /** The tag of a feed, percent-encoded; a feed without one has all posts. */
  tag?: string;
};

/** Lists the files that the engine makes besides the pages. */
export function listOutputFiles(
  site: SiteConfig,
  pages: readonly SitePage[],
  index: ContentIndex,
): MadeFile<OutputKind>[] {
  const files: MadeFile<OutputKind>[] = [
    ...listFeeds(index),
    fileAt('sitemap', '/sitemap.xml'),
    fileAt('robots', '/robots.txt'),
    fileAt('llms', indexFile),
    ...listIndexChunks(pages).map(({ path, section }) => ({
      ...fileAt<OutputKind>('llms-part', path),
      section,
    })),
    fileAt('llms-full', fullFile),
    // A page, with its copy, may have that address.
    ...(pages.some(({ route }) => markdownPathOf(route) === skillFile)
      ? []
      : [fileAt<OutputKind>('skill', skillFile)]),
    fileAt('addresses', addressListFile),
    fileAt('licenses', `/${licensesFile}`),
    fileAt('headers', `/${headersFile}`),
    fileAt('nojekyll', '/.nojekyll'),
    ...listRedirects(site).flatMap(({ route, id, to, at }) => {
      // A heading's redirect is part of the page or redirect at its route.
      if (id !== undefined) return [];
      const [file, field] = ['site.config.ts', `redirects[${at}]`];
      const source = { name: `${field} of ${file}`, file, field: `${field}.from` };
      return [
        { ...fileAt<OutputKind>('redirect', htmlFileOf(route)), source, route, to },
        { ...fileAt<OutputKind>('leaving', payloadFileOf(route)), source, to },
      ];
    }),
  ];
  return isTranslated(site) ? files.filter(({ kind }) => !kindsOfHost.includes(kind)) : files;
}

/** Of these, one is for all languages. */
const kindsOfHost: readonly OutputKind[] = ['sitemap', 'robots', 'headers', 'nojekyll'];

/** The feeds of the blog, if there is one, and of each of its tags. */
function listFeeds({ posts, tags }: ContentIndex): MadeFile<OutputKind>[] {
  if (posts.length === 0) return [];
  const listed = posts.filter(({ frontMatter }) => !frontMatter.unlisted);
  const feedsAt = (folder: string, tag?: string) =>
    feedFormats.map(({ kind, file }) => ({
      ...fileAt<OutputKind>(kind, folder + file, tag && `the posts with the tag "${tag}"`),
      tag,
    }));
  return [
    ...feedsAt('/blog/'),
    ...[...groupByTag(listed, tags).keys()].flatMap((tag) => feedsAt(`/blog/tags/${tag}/`, tag)),
  ];
}

/** Lists the files that features make. */
export function listFeatureFiles(
  site: SiteConfig,
  pages: readonly SitePage[],
  index: ContentIndex,
): MadeFile[] {
  return listTableParts(site).flatMap(({ feature, files }) =>
    files(site, pages, index).map(({ kind, path, source = `the feature "${feature}"` }) => ({
      ...fileAt(kind, path, source),
      feature,
    })),
  );
}

/**
 * Lists the HTML, the Markdown copy and the payload of each page, and the files that pages share: the shell, the
 * links of sections.
 */
export function listPageFiles(pages: readonly SitePage[]): MadeFile[] {
  const sections = new Map(pages.map(({ section, sidebar }) => [section, sidebar]));
  return [
    ...pages.flatMap(({ kind, route, source, section, sidebar, listed, isCopy, isOlder }) => [
      {
        ...fileAt<PageKind>(kind, htmlFileOf(route)),
        ...{ source, route, section, sidebar },
        ...((!listed || isCopy || isOlder) && { outOfSitemap: true as const }),
      },
      ...[markdownPathOf(route) ?? []].flat().map((path) => {
        return { ...fileAt('markdown', path), source, section, sidebar };
      }),
      { ...fileAt('payload', payloadFileOf(route)), source, section, sidebar },
    ]),
    fileAt('shell', `/${payloadFolder}/shell.txt`),
    ...[...sections].flatMap(([section, sidebar]) =>
      section === undefined
        ? []
        : [{ ...fileAt('section', sectionFile(section)), section, sidebar }],
    ),
  ];
}

/** What files are made from that aren't made from one page, by kind. */
const madeOf: Readonly<Record<string, string>> = {
  ...{ rss: 'the posts', atom: 'the posts', 'json-feed': 'the posts' },
  ...{ sitemap: 'the listed pages', addresses: 'the listed pages' },
  ...{ robots: 'site.config.ts', shell: 'site.config.ts', section: 'the sidebar' },
  ...{ llms: 'the sections', 'llms-part': 'the pages of the section' },
  ...{ 'llms-full': 'the Markdown copies', skill: 'the Markdown copies of the docs' },
  licenses: 'the packages in the scripts',
};

/** @param of what it is made from, if its kind alone doesn't tell */
function fileAt<Kind extends string>(kind: Kind, path: string, of = madeOf[kind]): MadeFile<Kind> {
  return { kind, path, source: { name: 'the site' }, of };
}

function htmlFileOf(route: string): string {
  return route.endsWith('/') ? `${route}index.html` : route;
}

function payloadFileOf(route: string): string {
  return `/${payloadFolder}/R${route === '/' ? '/_root' : route.replace(/(?:\/|\.html)$/, '')}.txt`;
}

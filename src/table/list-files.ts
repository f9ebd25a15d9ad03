import type { SearchedPage } from '../features/search/build/list-searched.ts';
import { planParts } from '../features/search/index/plan-parts.ts';
import { sectionFile } from '../navigation/section-names.ts';
import type { SiteConfig } from '../site/schema.ts';
import { payloadFolder } from '../waku/names/payload-folder.ts';
import type { PageKind, Place, SitePage, Source } from './list-pages.ts';

/** What scripts contain of others, with the licenses of that. */
export const licensesFile = 'third-party-licenses.txt';

/** Files for hosts, in whose place a site may have its own in `public/`. */
export const hostFiles: readonly string[] = ['/_headers', '/.nojekyll'];

/** What is made of the pages beside themselves. */
export type OutputKind =
  | 'rss'
  | 'atom'
  | 'sitemap'
  | 'robots'
  | 'opensearch'
  | 'records'
  | 'index'
  | 'licenses'
  | 'headers'
  | 'nojekyll'
  | 'preview'
  | 'compiler'
  | 'redirect'
  | 'leaving';

type FileKind = PageKind | OutputKind | 'payload' | 'shell' | 'section';

/** A file of the output that is made, not copied. */
export type MadeFile<Kind = FileKind> = Place & {
  kind: Kind;
  /** In the output, not encoded: `/blog/rss.xml`. */
  path: string;
  source: Source;
  /** Of a page's HTML and of a redirect. */
  route?: string;
  /** Where a redirect leads, as a page and for a navigation. */
  to?: string;
};

export function listOutputFiles(
  site: SiteConfig,
  searched: readonly SearchedPage[],
): MadeFile<OutputKind>[] {
  return [
    made('rss', '/blog/rss.xml'),
    made('atom', '/blog/atom.xml'),
    made('sitemap', '/sitemap.xml'),
    made('robots', '/robots.txt'),
    made('opensearch', '/opensearch.xml'),
    made('licenses', `/${licensesFile}`),
    made('headers', '/_headers'),
    made('nojekyll', '/.nojekyll'),
    ...(site.playground
      ? [made('preview', '/playground/preview.html'), made('compiler', '/playground/compiler.html')]
      : []),
    ...listIndexFiles(site, searched),
    ...site.redirects.flatMap(({ from: route, to }, at) => {
      const [file, field] = ['site.config.ts', `redirects[${at}]`];
      const source = { name: `${field} of ${file}`, file, field: `${field}.from` };
      return [
        { ...made<OutputKind>('redirect', htmlFileOf(route)), source, route, to },
        { ...made<OutputKind>('leaving', payloadFileOf(route)), source, to },
      ];
    }),
  ];
}

/** The search index, where the site has one of its own, and what a hosted one is filled with. */
function listIndexFiles(
  { search }: SiteConfig,
  searched: readonly SearchedPage[],
): MadeFile<OutputKind>[] {
  const forService = search.algolia
    ? [made('records', `${search.searchPagePath}records.json`)]
    : [];
  if (search.provider !== 'local') return forService;
  const { parts, groups } = planParts(searched.map(({ words }) => words));
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const names = ['core', ...numbered('t', parts), ...numbered('p', groups.length)];
  const files = names.map((name) => made('index', `${search.searchPagePath}index/${name}.json`));
  return [...files, ...forService];
}

/** The HTML and the payload of each page, and what pages share: the shell, the links of sections. */
export function listPageFiles(pages: readonly SitePage[]): MadeFile[] {
  const sections = new Map(pages.map(({ section, sidebar }) => [section, sidebar]));
  return [
    ...pages.flatMap(({ kind, route, source, section, sidebar }) => [
      { ...made<PageKind>(kind, htmlFileOf(route)), source, route, section, sidebar },
      { ...made('payload', payloadFileOf(route)), source, section, sidebar },
    ]),
    made('shell', `/${payloadFolder}/shell.txt`),
    ...[...sections].flatMap(([section, sidebar]) =>
      section === undefined ? [] : [{ ...made('section', sectionFile(section)), section, sidebar }],
    ),
  ];
}

function made<Kind extends FileKind>(kind: Kind, path: string): MadeFile<Kind> {
  return { kind, path, source: { name: 'the site' } };
}

function htmlFileOf(route: string): string {
  return route.endsWith('/') ? `${route}index.html` : route;
}

function payloadFileOf(route: string): string {
  return `/${payloadFolder}/R${route === '/' ? '/_root' : route.replace(/(?:\/|\.html)$/, '')}.txt`;
}

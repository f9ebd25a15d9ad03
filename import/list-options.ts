import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { quoteValue } from '../src/diagnostics/mismatches.ts';
import type { SourceSite } from './find-source.ts';
import { type Fields, fieldsOf, itemsOf, stringOf } from './plain-data.ts';

const plugins = [
  ...['remarkPlugins', 'rehypePlugins', 'recmaPlugins', 'beforeDefaultRemarkPlugins'],
  'beforeDefaultRehypePlugins',
];

/** The options that are moved, have lines of their own, or mean nothing to this site, by where they are. */
const settled: Readonly<Record<string, readonly string[]>> = {
  '': [
    ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'titleDelimiter', 'baseUrlIssueBanner'],
    ...['themeConfig', 'presets', 'plugins', 'customFields', 'trailingSlash', 'staticDirectories'],
    ...['markdown', 'i18n', 'scripts', 'stylesheets', 'headTags', 'clientModules', 'future'],
    ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
    ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'],
  ],
  markdown: ['format', 'mdx1Compat'],
  themeConfig: [
    'image',
    'colorMode',
    'announcementBar',
    'navbar',
    'footer',
    'docs',
    'algolia',
    'prism',
  ],
  'themeConfig.docs': ['sidebar'],
  'themeConfig.docs.sidebar': ['hideable', 'autoCollapseCategories'],
  'themeConfig.prism': ['additionalLanguages', 'defaultLanguage', 'magicComments'],
  preset: ['docs', 'blog', 'pages', 'sitemap', 'theme', 'debug'],
  'preset.theme': ['customCss'],
  docs: [
    ...['id', 'path', 'sidebarPath', 'routeBasePath', 'editUrl', 'showLastUpdateTime', 'include'],
    ...['exclude', 'versions', ...plugins],
    ...['lastVersion', 'includeCurrentVersion', 'onlyIncludeVersions'],
  ],
  blog: [
    ...['id', 'path', 'postsPerPage', 'editUrl', 'feedOptions', 'blogTitle', 'include', 'exclude'],
    ...['routeBasePath', 'showReadingTime', 'blogSidebarCount', 'onInlineTags', 'onInlineAuthors'],
    ...['onUntruncatedBlogPosts', ...plugins],
  ],
};

/** What to do about some. */
const remedies: Readonly<Record<string, string>> = {
  'docs.admonitions': 'other kinds are shown as notes with their names',
  'docs.sidebarItemsGenerator': 'write the sidebar into docs.sidebars of site.config.ts',
  'docs.numberPrefixParser': 'numbers before names are removed as by default',
  'docs.tagsBasePath': 'tags are at tags/ below the docs: redirect the old addresses',
  'blog.tagsBasePath': 'tags are at /blog/tags/: redirect the old addresses',
  'blog.archiveBasePath': 'the archive is at /blog/archive/: redirect the old address',
  'blog.authorsMapPath': 'the authors are read from content/blog/authors.yml: move the file there',
  'markdown.mermaid': 'diagrams are shown as code',
  'themeConfig.metadata': 'write these <meta> into the <head> of the pages that need them',
  themes: 'what their components show must be written as components',
};

/** Lists the options that this site doesn't have, a line for each with its value and what to do. */
export function listOptions({ folder, file, config, docs, blog, preset }: SourceSite): string[] {
  if (file === 'siteConfig.js') return [];
  const theme = fieldsOf(config.themeConfig);
  const { sidebar } = fieldsOf(theme.docs);
  const places: readonly (readonly [string, unknown])[] = [
    ['', config],
    ['markdown', config.markdown],
    ['themeConfig', theme],
    ['themeConfig.docs', theme.docs],
    ['themeConfig.docs.sidebar', sidebar],
    ['themeConfig.prism', theme.prism],
    ['preset', preset],
    ['preset.theme', preset.theme],
    ['docs', docs],
    ['blog', blog],
  ];
  const lines = places.flatMap(([place, options]) => describeOthers(place, fieldsOf(options)));
  const { label } = fieldsOf(fieldsOf(fieldsOf(docs).versions).current);
  const named = stringOf(label);
  return [
    ...lines,
    ...(named === undefined || existsSync(path.join(folder, 'versions.json'))
      ? []
      : [`docs.versions.current.label: ${quoteValue(named)}; set \`version\` in site.config.ts`]),
  ];
}

function describeOthers(place: string, options: Fields): string[] {
  return Object.entries(options)
    .filter(([name]) => !settled[place]?.includes(name))
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => {
      const field = place === '' ? name : `${place}.${name}`;
      const remedy = remedies[field];
      return `${field}: ${quoteValue(value)}${remedy ? `; ${remedy}` : ''}`;
    });
}

/** Which version readers saw first: the end of a sentence. */
export function nameShown(folder: string, docs: SourceSite['docs']): string {
  const file = path.join(folder, 'versions.json');
  if (!existsSync(file)) return '';
  const versions: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const shown = stringOf(fieldsOf(docs).lastVersion) ?? stringOf(itemsOf(versions)[0]);
  return shown === undefined || shown === 'current'
    ? ''
    : `; readers saw version ${shown} until now`;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPageFile } from '../src/content/source-path.ts';
import { hasPages, listSets } from './docs-sets.ts';
import { isContentPlugin, type Plugin, type SourceSite } from './find-source.ts';
import { listMoves } from './list-content.ts';
import { listOptions, nameShown } from './list-options.ts';
import { fieldsOf, itemsOf, stringOf } from './plain-data.ts';
import { movesVersions } from './versions.ts';

/** Lists the parts of a site that this command doesn't move: a line for each, with what to do if there is something. */
export function listLeftFields(source: SourceSite, textPlugins: readonly string[]): string[] {
  return [
    ...listFolders(source),
    ...(textPlugins.length > 0
      ? [`remarkPlugins and rehypePlugins: ${textPlugins.join(', ')}`]
      : []),
    ...listFields(source),
    ...listOptions(source),
    ...source.plugins.flatMap((plugin) => describePlugin(plugin, source)),
  ];
}

function listFolders(source: SourceSite): string[] {
  const { folder, docs } = source;
  const lines = {
    ...(!movesVersions(source, listSets(source)) && {
      versioned_docs: `only the current version is moved${nameShown(folder, docs)}`,
    }),
  };
  return Object.entries(lines).flatMap(([name, line]) =>
    existsSync(path.join(folder, name)) ? [`${name}/: ${line}`] : [],
  );
}

function listFields({ file, config }: SourceSite): string[] {
  const { algolia } = fieldsOf(config.themeConfig);
  const { appId } = fieldsOf(algolia);
  return [
    ...['scripts', 'stylesheets', 'headTags', 'clientModules'].flatMap((name) =>
      itemsOf(config[name]).length > 0 ? [`${name} of ${file}`] : [],
    ),
    ...(algolia !== undefined && appId === undefined
      ? [`algolia of ${file}: it has no appId, so the site has its own search, see docs/search.md`]
      : []),
    ...(config.colors === undefined
      ? []
      : [`colors of ${file}: set them in a style sheet, see "Own CSS" in docs/authoring.md`]),
  ];
}

/** Says what of a plugin isn't moved; nothing if all of it is. */
function describePlugin(plugin: Plugin, source: SourceSite): string[] {
  const { name, options } = plugin;
  if (name.endsWith('client-redirects')) return describeRedirects(name, source, options);
  if (isContentPlugin(plugin, 'docs')) return describeDocs(source.folder, options);
  const id = stringOf(options.id);
  if (!isContentPlugin(plugin, 'blog'))
    return [`the plugin ${name}${id === undefined ? '' : ` (${id})`}`];
  const files = listMoves(source.folder, 'blog', options).filter(({ to }) => isPageFile(to));
  const route = `/${(stringOf(options.routeBasePath) ?? 'blog').replace(/^\/+|\/+$/g, '')}`;
  const place = `${stringOf(options.path) ?? 'blog'}, ${files.length} ${files.length === 1 ? 'page' : 'pages'} at ${route}`;
  return [
    `the blog${id === undefined ? '' : ` "${id}"`} in ${place}: this site has one blog; links to its posts are reported as broken until you move them`,
  ];
}

/** Further docs are moved, if they are there. */
function describeDocs(root: string, options: Plugin['options']): string[] {
  if (hasPages(root, options)) return [];
  return [
    `the docs in ${stringOf(options.path) ?? 'docs'}: there are none yet; generate them first`,
  ];
}

function describeRedirects(name: string, source: SourceSite, options: Plugin['options']): string[] {
  const extensions = ['fromExtensions', 'toExtensions'].flatMap((field) => {
    const list = itemsOf(options[field]);
    return list.length > 0
      ? [`${field} (${list.join(', ')}) of ${name}: redirect these addresses on your server`]
      : [];
  });
  return extensions.length + source.redirects.length > 0 ? extensions : [`the plugin ${name}`];
}

/** What the fields mean to the site that only running the configuration would show, and what to do. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:docs|blog)\.editUrl$/,
    ' is computed: write a prefix in site.config.ts, or pages have no edit link',
  ],
  [/^customFields\b/, ' is computed: write it in site.config.ts if components read it'],
  [/^createRedirects$/, ' is computed: write these redirects in `redirects` of site.config.ts'],
];

/**
 * Describes the fields that could not be read without running the configuration.
 * @param unread their paths in the configuration, as `presets[0][1].docs.editUrl`
 * @returns a line for each, without the plugins for remark and rehype, which have their own line
 */
export function nameUnread(unread: readonly string[]): string[] {
  return unread
    .filter((field) => !/(?:remark|rehype|recma)Plugins\b/i.test(field))
    .map((field) => {
      const name = field
        .replace(/^presets\[\d+\]\[1\]\.(?=(?:docs|blog|pages|theme)\b)/, '')
        .replace(/^plugins\[\d+\]\[1\]\.(?=createRedirects$)/, '');
      return name + (meanings.find(([pattern]) => pattern.test(name))?.[1] ?? '');
    });
}

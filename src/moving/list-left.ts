import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPageFile } from '../content/source-path.ts';
import type { Plugin, SourceSite } from './find-source.ts';
import { fieldsOf, itemsOf, textOf } from './plain-data.ts';
import { listContent } from './plan-copies.ts';

/** Lists the parts of a site that this command doesn't move: a line for each, with what to do if there is something. */
export function listLeftParts(source: SourceSite, textPlugins: readonly string[]): string[] {
  return [
    ...listFolders(source),
    ...(textPlugins.length > 0
      ? [`remarkPlugins and rehypePlugins: ${textPlugins.join(', ')}`]
      : []),
    ...listFields(source),
    ...source.plugins.flatMap((plugin) => describePlugin(plugin, source)),
  ];
}

function listFolders({ folder, config }: SourceSite): string[] {
  const { locales, defaultLocale = 'en' } = fieldsOf(config.i18n);
  const lines = {
    'src/pages': 'write pages as docs, or link to them elsewhere',
    'src/theme': 'swizzled components, see "Replacing a component" in docs/authoring.md',
    'src/css': 'your own style sheets, see "Own CSS" in docs/authoring.md',
    versioned_docs: 'only the current version is moved',
  };
  return [
    ...Object.entries(lines).flatMap(([name, line]) =>
      existsSync(path.join(folder, name)) ? [`${name}/: ${line}`] : [],
    ),
    ...(itemsOf(locales).length > 1 ? [`i18n/: only ${defaultLocale} is moved`] : []),
  ];
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
function describePlugin({ name, options }: Plugin, source: SourceSite): string[] {
  if (name.endsWith('client-redirects')) return describeRedirects(name, source, options);
  const kind = (['docs', 'blog'] as const).find((one) => name.endsWith(`content-${one}`));
  const id = textOf(options.id);
  if (kind === undefined) return [`the plugin ${name}${id === undefined ? '' : ` (${id})`}`];
  const files = listContent(source.folder, kind, options).filter(({ to }) => isPageFile(to));
  const route = `/${(textOf(options.routeBasePath) ?? kind).replace(/^\/+|\/+$/g, '')}`;
  const place = `${textOf(options.path) ?? kind}, ${files.length} ${files.length === 1 ? 'page' : 'pages'} at ${route}`;
  const how =
    kind === 'docs' ? 'see "Further docs" in docs/moving-in.md' : 'this site has one blog';
  return [
    `the ${kind}${id === undefined ? '' : ` "${id}"`} in ${place}: ${how}; links to them are reported as broken until you move them`,
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../src/diagnostics/plain-error.ts';
import { dropUnreadable, type Fields, fieldsOf, itemsOf, stringOf } from './plain-data.ts';
import { readDefaultExport } from './read-module.ts';

/** A Docusaurus site as its configuration describes it. */
export type SourceSite = {
  /** The full path of the folder of its configuration, and the name of the file. */
  folder: string;
  file: string;
  config: Fields;
  /** The options of its docs and its blog; false for a site without. */
  docs: Fields | false;
  blog: Fields | false;
  /** The other options of the preset. */
  preset: Fields;
  /** Plugins and presets other than those from which docs, blog and pages come. */
  plugins: readonly Plugin[];
  /** Redirects that a plugin makes. */
  redirects: readonly unknown[];
  /** Whether texts contain formulas in TeX. */
  hasMath: boolean;
  /** What could not be read without running the configuration. */
  unread: string[];
  /** Folders of files that are served beside those of `static/`: from here, and below which path. */
  served: readonly { folder: string; path: string }[];
};

/** A plugin or preset with its options. */
export type Plugin = { name: string; options: Fields };

export type ContentKind = 'docs' | 'blog';

/** Whether a plugin makes docs or a blog. */
export function isContentPlugin({ name }: Plugin, kind: ContentKind): boolean {
  return name.endsWith(`content-${kind}`);
}

/**
 * The full path of the folder of docs or of a blog, which a script may still have to generate.
 * @param root the folder of the site
 */
export function contentFolder(root: string, kind: ContentKind, { path: written }: Fields): string {
  return path.resolve(root, stringOf(written) ?? kind);
}

const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (ending) => `docusaurus.config.${ending}`,
);
const folders = ['.', 'website', 'docs', 'site', 'documentation', 'www'];

/**
 * Finds the configuration of a Docusaurus site in a folder, or in one of those where projects keep it.
 * @throws PlainError where there is none
 */
export function findSource(folder: string): SourceSite {
  for (const place of folders) {
    for (const name of names) {
      const file = path.join(folder, place, name);
      if (existsSync(file)) return readSource(file);
    }
  }
  const old = folders.map((place) => path.join(folder, place, 'siteConfig.js')).find(existsSync);
  if (old) return readOldSource(old);
  throw new PlainError(
    `There is no docusaurus.config in ${folder}, nor in its website/ or docs/.\nName the folder that has it: npm run import -- ../project/website`,
  );
}

function readSource(file: string): SourceSite {
  const unread: string[] = [];
  const config = fieldsOf(dropUnreadable(readDefaultExport(file), '', unread).value);
  const folder = path.dirname(file);
  const read = (written: unknown) => readPlugin(written, folder);
  const presets = itemsOf(config.presets).map(read);
  const plugins = itemsOf(config.plugins).map(read);
  const isClassic = ({ name }: Plugin) => /classic/.test(name);
  // An organization's preset that wraps the classic one takes the same options.
  const classic = presets.find(isClassic) ?? presets.find(({ options }) => 'docs' in options);
  // Without those of the preset, a plugin has the docs or the blog: the one without an id, or the first.
  const mainOf = (kind: ContentKind) => {
    const candidates = plugins.filter((plugin) => isContentPlugin(plugin, kind));
    if (classic && classic.options[kind] !== false) return undefined;
    return candidates.find(({ options }) => options.id === undefined) ?? candidates[0];
  };
  const [ownDocs, ownBlog] = [mainOf('docs'), mainOf('blog')];
  const optionsOf = (name: string, plugin: Plugin | undefined) =>
    plugin === undefined && classic?.options[name] === false
      ? false
      : fieldsOf(plugin?.options ?? classic?.options[name]);
  const redirects = plugins.find(({ name }) => name.endsWith('client-redirects'));
  return {
    folder,
    file: path.basename(file),
    config,
    docs: optionsOf('docs', ownDocs),
    blog: optionsOf('blog', ownBlog),
    preset: classic?.options ?? {},
    plugins: [...presets.filter((preset) => !isClassic(preset)), ...plugins].filter(
      (plugin) => plugin.name !== '' && plugin !== ownDocs && plugin !== ownBlog,
    ),
    redirects: itemsOf(redirects?.options.redirects),
    hasMath: /remark-math/.test(readFileSync(file, 'utf8')),
    unread,
    served: [],
  };
}

function readPlugin(written: unknown, folder: string): Plugin {
  const [named, options] = Array.isArray(written) ? written : [written];
  const name = stringOf(named) ?? '';
  return {
    name: path.isAbsolute(name) ? path.relative(folder, name) : name,
    options: fieldsOf(options),
  };
}

/** The first major version: `siteConfig.js`, docs beside the folder, CommonMark. */
function readOldSource(file: string): SourceSite {
  const unread: string[] = [];
  const old = fieldsOf(dropUnreadable(readDefaultExport(file), '', unread).value);
  const items = itemsOf(old.headerLinks).map((link) => {
    const { doc, label, href, blog } = fieldsOf(link);
    if (doc !== undefined) return { type: 'doc', docId: doc, label };
    return blog ? { to: '/blog/', label: 'Blog' } : { href, label };
  });
  const logo = { src: old.headerIcon, alt: old.title };
  const docsUrl = typeof old.docsUrl === 'string' ? old.docsUrl : 'docs';
  return {
    folder: path.dirname(file),
    file: path.basename(file),
    config: {
      ...old,
      markdown: { format: 'md' },
      themeConfig: {
        image: old.ogImage,
        algolia: old.algolia,
        navbar: { title: old.title, logo, items },
        footer: { copyright: old.copyright },
      },
    },
    docs: {
      path: '../docs',
      routeBasePath: docsUrl,
      sidebarPath: './sidebars.json',
      editUrl: old.editUrl,
    },
    blog: { path: 'blog' },
    preset: {},
    plugins: [],
    redirects: [],
    hasMath: false,
    unread,
    served: [{ folder: '../docs/assets', path: path.posix.join(docsUrl, 'assets') }],
  };
}

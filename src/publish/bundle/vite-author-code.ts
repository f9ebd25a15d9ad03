import path from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { usesBrowserValues } from '../../content/modules/browser-values.ts';
import { leaveOutScripts } from '../../content/modules/created-scripts.ts';
import { findClientUse, languageOf } from '../../content/modules/find-client-use.ts';
import { isOfPackage } from '../../content/modules/package-name.ts';
import { resolveImport } from '../../content/modules/resolve-import.ts';
import { fileOfSitePath } from '../../content/site-path.ts';
import { contentComponents, importedComponents } from '../../theme/content-components.ts';
import { importsStyles, listContentPackages, writePackageIsland } from './package-island.ts';
import { replaceMain } from './replace-main.ts';

const themeId = /^@theme(?:-original)?\/([\w/]+)$/;

/** Without the list of cards, which depends on the page, and the layout, which is a module of its own. */
const themeNames = new Set<string>([...contentComponents, ...importedComponents]);
for (const name of ['DocCardList', 'Layout']) themeNames.delete(name);

const components = path.resolve(import.meta.dirname, '../../components');

/** The Docusaurus modules that this site provides, by their files. */
const files: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': 'browser-only.tsx',
  '@docusaurus/ExecutionEnvironment': 'execution-environment.ts',
  '@docusaurus/Head': 'head.tsx',
  '@docusaurus/Link': 'link.tsx',
  '@docusaurus/Translate': 'translate.tsx',
  '@docusaurus/isInternalUrl': 'is-internal-url.ts',
  '@docusaurus/plugin-content-docs/client': 'docs-versions.ts',
  '@docusaurus/router': 'router.tsx',
  '@docusaurus/theme-common': 'theme-common.tsx',
  '@docusaurus/useBaseUrl': 'use-base-url.ts',
  '@docusaurus/useDocusaurusContext': 'use-docusaurus-context.ts',
  '@docusaurus/useIsBrowser': 'use-is-browser.ts',
  '@theme/Layout': 'layout.tsx',
};

/** Those with another implementation in islands. */
const islandFiles: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': 'browser-only-client.tsx',
  '@docusaurus/theme-common': 'theme-common-client.ts',
  '@docusaurus/useIsBrowser': 'use-is-browser-client.ts',
};

/** The JSX runtime for components whose raw HTML the pages' policies must trust. */
const contentJsx = 'site:content-jsx';
const jsxFile = path.join(components, 'content-jsx.ts');

/** Up to StyleX 0.17 its module has a default export. */
const defaultStylex = /^(import\s+)([\w$]+)(?=\s+from\s+['"]@stylexjs\/stylex['"])/gm;

/** Stands for content files that components import. */
const shownContent = '\0site:shown-content/';

/** The folders of `src/` that have only our modules; authors add theirs to `components` and `theme`. */
export const ownFolders = [
  ...['boot', 'check', 'commands', 'compile', 'config', 'content', 'dev', 'diagnostics'],
  ...['features', 'islands', 'links', 'node', 'outputs', 'pages', 'publish', 'site', 'texts'],
  'waku',
];

/** Ours are in TypeScript; `components` has but one folder of ours, and `theme` too. */
const ours = new RegExp(
  String.raw`^src/(?:(?:${ownFolders.join('|')})/|components/(?:docusaurus/|[a-z][\w.-]*$)|theme/(?:fonts/|[a-z][\w.-]*$)).*(?<!\.[cm]?jsx?)$`,
);

/** Content, and modules beside ours that it imports. */
function isAuthors(importer: string, root: string): boolean {
  if (importer.includes('virtual:content')) return true;
  const name = path.relative(root, importer.split('?')[0] ?? importer);
  return !/^(?:\.\.|node_modules\/|\.cache\/)/.test(name) && !ours.test(name);
}

/** The content file that a component imports. */
function findContent(id: string, importer: string, root: string): string | undefined {
  const from = path.relative(root, importer.split('?')[0] ?? importer);
  if (!/\.mdx?$/.test(id)) return undefined;
  const resolved = resolveImport(id, from);
  return resolved.kind === 'content' ? resolved.file : undefined;
}

/** Content is no part of a bundle, only where it is shown. */
function writeShownContent(file: string): string {
  const module = JSON.stringify(path.join(components, 'shown-content.tsx'));
  return `import { createShownContent } from ${module};\nexport default createShownContent(${JSON.stringify(file)});`;
}

/**
 * The Vite plugin for components that content imports, written as for Docusaurus: imports of `@site/…`, `@theme/…`
 * and `@docusaurus/…`, JSX in `.js` files, and no 'use client' directive for hooks and handlers.
 * @param isSlashed whether relative links count from addresses with their last slash, `docs.trailingSlash`
 */
export function viteAuthorCode(root: string, isSlashed = true): Plugin {
  const isTheme = (name = '') => themeNames.has(name);
  /** The same for all environments. */
  let packages: string[] | undefined;
  return {
    name: 'site:author-code',
    enforce: 'pre',
    configEnvironment(name, _config, { command }) {
      if (command !== 'serve') return undefined;
      packages ??= listContentPackages(root);
      if (packages.length === 0) return undefined;
      // Node runs what is bundled for the server by itself, and can't import style sheets.
      const isExcluded = (packageName: string) =>
        name === 'rsc' || (name === 'ssr' && importsStyles(root, packageName));
      const exclude = packages.filter(isExcluded);
      const include = packages.filter((packageName) => !exclude.includes(packageName));
      return { optimizeDeps: { exclude, include }, resolve: { noExternal: packages } };
    },
    resolveId: {
      // Other paths are never those of content, packages or Docusaurus.
      filter: { id: { exclude: /^[./\0](?!.*\.mdx?$)/s } },
      async handler(id, importer) {
        if (isTheme(themeId.exec(id)?.[1])) return `\0${id}`;
        const sitePath = fileOfSitePath(id);
        const ofSite = sitePath === undefined ? undefined : path.join(root, sitePath);
        const isServer = this.environment.name === 'rsc';
        const content = isServer && importer ? findContent(id, importer, root) : undefined;
        if (content !== undefined) return `${shownContent}${content}.js`;
        const isOpen = id === '@docusaurus/Link' && !isSlashed;
        const ofIslands = isServer ? undefined : islandFiles[id];
        const name = isOpen ? 'open-link.tsx' : (ofIslands ?? files[id]);
        const provided = name && path.join(components, 'docusaurus', name);
        const file = id === `${contentJsx}/jsx-runtime` ? jsxFile : (provided ?? ofSite);
        if (file !== undefined) return this.resolve(file, importer);
        if (!isServer || !isOfPackage(id) || !importer || !isAuthors(importer, root))
          return undefined;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        const full = resolved?.id.split('?')[0];
        if (!full?.includes('/node_modules/')) return undefined;
        return writePackageIsland(root, id, full);
      },
    },
    load: {
      filter: { id: /^\0(?:site:shown-content|@theme)/ },
      handler(id) {
        if (id.startsWith(shownContent))
          return writeShownContent(id.slice(shownContent.length, -3));
        const name = themeId.exec(id.slice(1))?.[1];
        if (!id.startsWith('\0') || !isTheme(name)) return undefined;
        const isServer = this.environment.name === 'rsc';
        const file = isServer ? 'mdx-components.tsx' : 'docusaurus/theme-islands.tsx';
        const from = JSON.stringify(path.join(components, file));
        const all = isServer ? 'themeComponents' : 'islandComponents';
        return `import { ${all} } from ${from};\nexport default ${all}[${JSON.stringify(name)}];`;
      },
    },
    transform: {
      filter: { id: { include: /\.m?[jt]sx?$/, exclude: /\/node_modules\// } },
      async handler(written, id) {
        const isOwn = id.startsWith(root + path.sep) && !id.includes('/node_modules/');
        const [, lang] = /\.m?([jt]sx?)$/.exec(id) ?? [];
        if (!isOwn || !lang) return undefined;
        // In the first line, so that no line moves.
        const isServer = this.environment.name === 'rsc';
        const language = languageOf(id) ?? 'jsx';
        const name = path.relative(root, id);
        const isOurs = ours.test(name);
        const isClient =
          isServer &&
          (findClientUse(written, language) !== undefined ||
            (!isOurs && usesBrowserValues(root, name)));
        const placed = isOurs ? written : leaveOutScripts(replaceMain(written, language));
        const code =
          (isClient ? "'use client'; " : '') + placed.replace(defaultStylex, '$1* as $2');
        const marked = code === written ? undefined : { code, map: null };
        if (!/<[\w>]/.test(code)) return marked;
        const setsHtml = lang !== 'ts' && code.includes('dangerouslySetInnerHTML');
        if (lang !== 'js' && !setsHtml) return marked;
        return transformWithOxc(code, id, {
          lang: lang === 'js' ? 'jsx' : undefined,
          jsx: { runtime: 'automatic', importSource: setsHtml ? contentJsx : undefined },
        });
      },
    },
  };
}

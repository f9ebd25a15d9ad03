import path from 'node:path';
import type { Config } from 'waku/config';
import { createContentChecker } from './src/check/content-checker.ts';
import { openToolCache } from './src/compile/files/tool-cache.ts';
import { pickBundled } from './src/config/bundled-site.ts';
import { withVersions } from './src/config/frozen-versions.ts';
import type { SiteConfig } from './src/config/schema.ts';
import { withLanguages } from './src/config/site-languages.ts';
import { withTexts } from './src/config/site-texts.ts';
import { createLiveConfig } from './src/dev/live-config.ts';
import { viteModuleDiagnostics } from './src/dev/serve-diagnostics.ts';
import { viteContent } from './src/dev/vite-content.ts';
import { viteDevSite } from './src/dev/vite-dev-site.ts';
import { viteGuard } from './src/dev/vite-guard.ts';
import { viteTerminal } from './src/dev/vite-terminal.ts';
import { listFeatures, loadParts } from './src/features/load-parts.ts';
import { viteFeatures } from './src/features/vite-features.ts';
import { createLinkResolver } from './src/links/link-resolver.ts';
import { arePackagesLinked, askBuildForModules } from './src/publish/bundle/build-bundle.ts';
import { noteInput, viteInputs } from './src/publish/bundle/bundle-inputs.ts';
import { noteModules, viteBundledModules } from './src/publish/bundle/bundled-modules.ts';
import type { PluginsPart } from './src/publish/bundle/plugins-part.ts';
import { rejectClassNames } from './src/publish/bundle/stylex/shorten-classes.ts';
import { viteStylex } from './src/publish/bundle/stylex/vite-stylex.ts';
import { viteAssetUrls } from './src/publish/bundle/vite-asset-urls.ts';
import { viteAuthorCode } from './src/publish/bundle/vite-author-code.ts';
import { viteBoot } from './src/publish/bundle/vite-boot.ts';
import { viteDiagnostics } from './src/publish/bundle/vite-diagnostics.ts';
import { viteLanguages } from './src/publish/bundle/vite-languages.ts';
import { viteOverrides } from './src/publish/bundle/vite-overrides.ts';
import { viteSite } from './src/publish/bundle/vite-site.ts';
import { viteSvg } from './src/publish/bundle/vite-svg.ts';
import { viteTexts } from './src/publish/bundle/vite-texts.ts';
import { outlineSite } from './src/site/table/outline-site.ts';
import { listSiteRoutes } from './src/site/table/site-routes.ts';
import { viteFonts } from './src/theme/fonts/vite-fonts.ts';
import { payloadFolder } from './src/waku/names/payload-folder.ts';
import { dropUnusedCode } from './src/waku/node/drop-unused-code.ts';
import { importReact } from './src/waku/node/import-react.ts';
import { narrowHooks } from './src/waku/node/narrow-hooks.ts';
import { defineBuildId } from './src/waku/node/run-bundle.ts';
import { scanIslands } from './src/waku/node/scan-islands.ts';
import { keepStatics } from './src/waku/patches/keep-statics.ts';
import { shortPreload } from './src/waku/patches/short-preload.ts';
import { shortSheets } from './src/waku/patches/short-sheets.ts';

/** The first that know `light-dark()`, without which a page is as good as without a script. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

/** What nearly every page uses compresses better in one file; the search's own comes at its page. */
const shellIslands = {
  name: 'islands',
  test: /src\/islands\/|\/languages\/islands\/|\/versions\/islands\/(?:version-links|use-version)|\/features\/\w+\/client\.tsx|client-references\/group\/.*(?:_root|waku)/,
};

/**
 * What `waku.config.ts` gives to the framework.
 * @param root the project's root
 */
export function createConfig(root: string, input: SiteConfig): Config {
  const { site } = withVersions(root, withTexts(root, withLanguages(input)));
  /** Set where the bundle alone is wanted, without content and public files: its folder. */
  const bundle = process.env.SITE_BUNDLE;
  const bundled = pickBundled(site);
  // In dev a site has one language.
  const texts =
    bundle && bundled.languages ? viteLanguages(root, bundled.baseUrl) : viteTexts(root);
  const config = createLiveConfig(root, site);
  const checkContent = createContentChecker(root, { willRepeat: true });
  const parts = loadParts<PluginsPart>(listFeatures(bundled), 'plugins');
  return {
    basePath: bundled.baseUrl,
    distDir: bundle ?? 'dist',
    rscBase: payloadFolder,
    vite: {
      // What builds and tests write has thousands of files, and says nothing to a page.
      server: {
        watch: { ignored: ['dist', '.cache', '.build'].map((name) => `${root}/${name}/**`) },
      },
      // With packages in another place their names in the bundle would be other ones, too.
      resolve: { preserveSymlinks: bundle !== undefined && arePackagesLinked(root) },
      publicDir: bundle ? false : 'public',
      // In dev there is one build, and each module would be parsed once more for it.
      define: bundle ? defineBuildId(process.env.SITE_BUILD_ID ?? '') : {},
      // Our tsconfig judges our code: authors import types as TypeScript's default allows, without `type`.
      oxc: { typescript: { onlyRemoveTypeImports: false } },
      build: { chunkSizeWarningLimit: 400, reportCompressedSize: false, cssTarget },
      environments: {
        client: {
          build: { rolldownOptions: { output: { codeSplitting: { groups: [shellIslands] } } } },
        },
      },
      plugins: [
        viteGuard(root, bundled.baseUrl),
        viteTerminal(root, config.includes),
        narrowHooks(),
        rejectClassNames(),
        shortPreload(),
        shortSheets(),
        keepStatics(),
        dropUnusedCode(),
        importReact(),
        scanIslands(),
        texts,
        viteOverrides(root),
        // It reads JSX, which the next one compiles in `.js` files.
        viteSvg(root),
        viteAuthorCode(root, bundled.docs.trailingSlash),
        viteAssetUrls(root, bundled.url),
        viteContent({
          root,
          ...(bundle && { askBuildForModules }),
          config,
          check: (content) => checkContent(config.site(), content),
          outline: ({ index }) => outlineSite(index, config.site()),
          linkResolver: ({ index, failed }) =>
            createLinkResolver(listSiteRoutes(index, config.site(), failed)),
        }),
        viteDevSite(root),
        ...(bundle ? bundlePlugins(root, path.join(root, bundle), site) : []),
        viteBoot({
          root,
          baseUrl: bundled.baseUrl,
          plugins: [viteFeatures(root, bundled), texts],
        }),
        viteFonts({
          root,
          baseUrl: bundled.baseUrl,
          fonts: bundled.fonts,
          openCache: () => openToolCache(root, 'src/theme/fonts/subset-site-font.ts'),
          noteSource: (file) => {
            noteModules([{ moduleIds: [file] }]);
            noteInput(file);
          },
        }),
        viteFeatures(root, bundled),
        ...parts.flatMap((part) => part({ root, site: bundled, currentSite: config.site })),
        viteStylex(root, !bundle),
        viteModuleDiagnostics(root),
      ],
    },
  };
}

/** Notes for the build beside the bundle, what it was made from or why there is none; and its site. */
function bundlePlugins(root: string, folder: string, site: SiteConfig) {
  const notes = [viteInputs({ root, folder }), viteDiagnostics({ root, folder })];
  return [...notes, viteBundledModules({ root, folder }), viteSite({ root, folder, site })];
}

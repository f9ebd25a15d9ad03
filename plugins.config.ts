import path from 'node:path';
import type { Config } from 'waku/config';
import { arePackagesLinked } from './src/bundle/engine-inputs.ts';
import { shortPreload } from './src/bundle/short-preload.ts';
import { refuseClassNames } from './src/bundle/shorten-classes.ts';
import { viteAuthorCode } from './src/bundle/vite-author-code.ts';
import { viteBoot } from './src/bundle/vite-boot.ts';
import { viteContent } from './src/bundle/vite-content.ts';
import { viteFaults } from './src/bundle/vite-faults.ts';
import { viteInputs } from './src/bundle/vite-inputs.ts';
import { viteSite } from './src/bundle/vite-site.ts';
import { viteStylex } from './src/bundle/vite-stylex.ts';
import { createJudge } from './src/check/judge-all.ts';
import { createLiveConfig } from './src/dev/live-config.ts';
import { playgroundData } from './src/features/playground/bundle/playground-data.ts';
import { viteFirstProject } from './src/features/playground/bundle/vite-first-project.ts';
import { vitePlayground } from './src/features/playground/bundle/vite-playground.ts';
import { viteDemo } from './src/features/samples/bundle/vite-demo.ts';
import { viteDocSearch } from './src/features/search/bundle/vite-docsearch.ts';
import { viteSearch } from './src/features/search/bundle/vite-search.ts';
import { createLinkResolver } from './src/links/link-resolver.ts';
import type { SiteConfig } from './src/site/schema.ts';
import { listSiteRoutes } from './src/table/site-routes.ts';
import { payloadFolder } from './src/waku/names/payload-folder.ts';
import { defineBuildId } from './src/waku/node/define-build-id.ts';
import { dropServerCalls } from './src/waku/node/drop-server-calls.ts';
import { importReact } from './src/waku/node/import-react.ts';

/** What nearly every page uses compresses better in one file; the search's own comes at its page. */
const shellIslands = { name: 'islands', test: /src\/islands\/|\/islands\/site-search/ };

/**
 * What `waku.config.ts` gives to the framework.
 * @param root the project's root
 */
export function createConfig(root: string, site: SiteConfig): Config {
  /** Set where the bundle alone is wanted, without content and public files: its folder. */
  const engine = process.env.SITE_ENGINE;
  const config = createLiveConfig(root, site);
  const judge = createJudge(root, { keep: true });
  return {
    basePath: site.baseUrl,
    distDir: engine ?? 'dist',
    rscBase: payloadFolder,
    vite: {
      // What builds and tests write has thousands of files, and says nothing to a page.
      server: {
        watch: { ignored: ['dist', '.cache', '.build'].map((name) => `${root}/${name}/**`) },
      },
      // With packages in another place their names in the bundle would be other ones, too.
      resolve: { preserveSymlinks: engine !== undefined && arePackagesLinked(root) },
      publicDir: engine ? false : 'public',
      // In dev there is one build, and each module would be parsed once more for it.
      define: engine ? defineBuildId(process.env.SITE_BUILD_ID ?? '') : {},
      build: { chunkSizeWarningLimit: 400, reportCompressedSize: false },
      environments: {
        client: {
          build: { rolldownOptions: { output: { codeSplitting: { groups: [shellIslands] } } } },
        },
      },
      plugins: [
        refuseClassNames(),
        shortPreload(),
        dropServerCalls(),
        importReact(),
        viteAuthorCode(root),
        viteContent({
          root,
          engine,
          config,
          judge: (content) => judge(config.site(), content),
          linkResolver: ({ index, failed }) =>
            createLinkResolver(listSiteRoutes(index, config.site(), failed), config.site().baseUrl),
        }),
        ...(engine ? enginePlugins(root, path.join(root, engine), site) : []),
        viteBoot({ root, baseUrl: site.baseUrl, announces: site.announcementBar !== undefined }),
        vitePlayground({ root, baseUrl: site.baseUrl, plugins: [playgroundData(root)] }),
        viteSearch(root, config.site),
        viteDocSearch(root),
        viteFirstProject(root),
        viteDemo({ root, home: site.home, baseUrl: site.baseUrl, isKept: !engine }),
        viteStylex(root, !engine),
      ],
    },
  };
}

/** Notes for the build beside the bundle, what it was made from or why there is none; and its site. */
function enginePlugins(root: string, folder: string, site: SiteConfig) {
  return [viteInputs(root), viteFaults({ root, folder }), viteSite(root, site)];
}

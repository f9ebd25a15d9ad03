import path from 'node:path';
import type { Plugin } from 'vite';
import { routerBase, routerFiles } from '../../waku/names/router-base.ts';

/** What a page knows of its language: `publish/render/language-script` sets it. */
const language = 'globalThis.__SITE_LANGUAGE__';
const base = /import\.meta\.env\.BASE_URL/g;

/**
 * The plugin for Vite and for the bundler of a site with several languages, instead of `vite-texts`: one bundle serves
 * all, and reads texts and base path from the page. What a build writes knows the base path of the whole site.
 */
export function viteLanguages(
  root: string,
  baseUrl: string,
): Pick<Plugin, 'name' | 'enforce' | 'load' | 'transform'> {
  const [code, writing] = ['src', 'src/publish'].map((name) => path.join(root, name, path.sep));
  const english = path.join(root, 'src/texts/english.ts');
  // The framework loads the bundle after building it.
  globalThis.__SITE_LANGUAGE__ = { language: 'en', code: 'en', messages: {}, baseUrl };
  return {
    name: 'site:languages',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/texts\/english\.ts$/ },
      handler: (id) =>
        id === english ? `export const english = ${language}.messages;` : undefined,
    },
    transform: {
      filter: { id: [/\.tsx?$/, routerFiles] },
      handler: (text, id) => {
        const isOurs = id.startsWith(code ?? '') && !id.startsWith(writing ?? '');
        const name = routerFiles.test(id) ? routerBase : isOurs ? base : undefined;
        return name && { code: text.replace(name, `${language}.baseUrl`), map: null };
      },
    },
  };
}

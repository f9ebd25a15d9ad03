import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteFont, SiteFonts } from '../../config/font-schema.ts';
import { type FontCache, type SentFont, subsetSiteFont } from './subset-site-font.ts';

const fontsId = 'virtual:fonts';

type FontsOptions = {
  root: string;
  /** With slashes at both ends. */
  baseUrl: string;
  fonts: SiteFonts;
  /** Called with each file of a package that is served, for its license. */
  noteSource: (file: string) => void;
  /** The cache for the next process, opened when a font is needed. */
  openCache: () => FontCache;
};

/**
 * The Vite plugin: creates the fonts that the site serves, generates `theme/fonts.css`, and provides their
 * addresses as `virtual:fonts`. A site without fonts gets an empty list and style sheet.
 */
export function viteFonts({ root, baseUrl, fonts, noteSource, openCache }: FontsOptions): Plugin {
  const sheet = path.join(root, 'src/theme/fonts.css');
  const listed = Object.entries(fonts).flatMap(([role, font]) => (font ? [{ role, font }] : []));
  let sentFonts: Promise<SentFont[]> | undefined;
  const make = () => {
    sentFonts ??= makeAll(openCache());
    return sentFonts;
  };
  const makeAll = (cache: FontCache) =>
    Promise.all(listed.map(({ font }) => subsetSiteFont(root, font, cache)));
  return {
    name: 'site:fonts',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:fonts$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:fonts$|\/theme\/fonts\.css$/ },
      async handler(id) {
        if (id !== sheet && id !== `\0${fontsId}`) return undefined;
        const sent = await make();
        for (const { source } of sent) noteSource(source);
        const urls = sent.map(({ name }) => baseUrl + name);
        if (id !== sheet) return `export const fontUrls = ${JSON.stringify(urls)};`;
        return writeFontFaces(listed.map((entry, at) => ({ ...entry, url: urls[at] ?? '' })));
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, bytes } of await make()) {
        this.emitFile({ type: 'asset', fileName: name, source: bytes });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // Pages don't wait for the fonts.
        if (!request.url?.startsWith(`${baseUrl}assets/`)) return next();
        const answer = (sent: readonly SentFont[]) => {
          const font = sent.find(({ name }) => baseUrl + name === request.url);
          if (!font) return next();
          response.setHeader('content-type', 'font/woff2').end(font.bytes);
        };
        void make().then(answer, next);
      });
    },
  };
}

/** A font, and its address. */
type FacedFont = { role: string; font: SiteFont; url: string };

/**
 * Writes the style sheet of the site's fonts: each with its fallback, and a variable `--font-<role>` with the
 * names of both. A font that loads late is used from the next page on, so that no text changes while it is read.
 */
function writeFontFaces(fonts: readonly FacedFont[]): string {
  return fonts.map(writeFace).join('\n');
}

function writeFace({ role, font, url }: FacedFont): string {
  const { family, weight, fallback } = font;
  // 100 % is what it is anyway.
  const size = fallback.sizeAdjust === 100 ? '' : `  size-adjust: ${fallback.sizeAdjust}%;\n`;
  const local = fallback.local.map((name) => `local("${name}")`).join(', ');
  return `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${weight};
  font-display: optional;
}
@font-face {
  font-family: "${family} Fallback";
  src: ${local};
  font-weight: ${weight};
${size}  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}
:root {
  --font-${role}: "${family}", "${family} Fallback";
}`;
}

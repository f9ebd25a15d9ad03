import type { SiteFont } from '../site/font-schema.ts';

/** A font, and its address. */
export type FacedFont = { role: string; font: SiteFont; url: string };

/**
 * Writes the style sheet of the site's fonts: each with its fallback, and a variable `--font-<role>` with the
 * names of both. A font that loads late is used from the next page on, so that no text changes while it is read.
 */
export function writeFontFaces(fonts: readonly FacedFont[]): string {
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

import type { PageKind } from '../../site/table/site-page.ts';

/** The texts on a card. */
export type CardTexts = {
  title: string;
  /** The name of the site, and of the section if there is one. */
  above: string;
  version: string;
  /** The first rules that the page shows as tiles, if any. */
  tiles?: readonly CardTile[];
};

/** A declaration, its class, and the subject that gives it a hue. */
export type CardTile = { subject: string; selector: string; declaration: string };

/** The characters in the fonts; others would be drawn as empty boxes. */
const drawable = /[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/;

const graphemes = new Intl.Segmenter();

/**
 * Removes the characters that the fonts lack, such as emoji.
 * @returns undefined if too little remains, because the title is in another script
 */
export function keepDrawable(text: string): string | undefined {
  const characters = [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => segment);
  const drawn = characters.filter(
    (character) => character.length === 1 && drawable.test(character),
  );
  const letters = (from: readonly string[]) =>
    from.filter((character) => /\p{L}|\p{N}/u.test(character));
  if (letters(drawn).length === 0 || letters(drawn).length < letters(characters).length)
    return undefined;
  return drawn.join('').replace(/\s+/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => entities[reference] ?? reference);

/** A rule with one class and one declaration, as `samples/show/tiles` writes it. */
const tile =
  /<li class="atom tk-([a-z])"[^>]*><code>(\.\w+(?:::?[\w-]+)?)<\/code> <code>([\w-]+: [^<]+)<\/code>/g;

/** The tiles in a built page that have one class and one declaration, each once. */
export function readTiles(html: string): CardTile[] {
  const tiles = Array.from(html.matchAll(tile), ([, subject = '', selector = '', text = '']) => {
    return { subject, selector, declaration: decode(text) };
  });
  return [...new Map(tiles.map((drawn) => [drawn.selector, drawn])).values()];
}

/** The title in a built page's metadata for link previews, without the site's name at its end. */
export function readCardTitle(html: string, ending: string): string {
  const [, written = ''] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  const title = decode(written);
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** Posts have none: next to "Release 0.5.0", the current version of the site would be confusing. */
export function versionOf(kind: PageKind, version: string): string {
  return kind === 'post' ? '' : version;
}

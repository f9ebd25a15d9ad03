import { readBuiltPage } from './built-html.ts';
import type { PageLink } from './built-page.ts';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Elements whose text is an address; a guid may be none, but ours always is. */
const ADDRESSES = /<(loc|link|guid|id|url)>([^<]*)<\/\1>|<(guid)\s[^>]*>([^<]*)<\/guid>/g;
const REFERENCES = /<((?:atom:)?link|enclosure)\s[^>]*?\b(?:href|url)="([^"]*)"/g;
const HTML = /<(content:encoded|content)(?:\s[^>]*)?>([^<]*)<\/\1>/g;

/**
 * The links of an RSS feed, an Atom feed or a sitemap, for findBrokenLinks: its own addresses,
 * then those in the HTML of its entries.
 */
export function collectFeedLinks(xml: string): PageLink[] {
  // With its sections written as plain text, no element can hide in another's content.
  const flat = xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_all, text: string) => encode(text));
  const own = [
    ...Array.from(flat.matchAll(ADDRESSES), ([, tag, href, guid, id]) => ({
      href: decode(href ?? id ?? '').trim(),
      tag: tag ?? guid ?? '',
      text: '',
    })),
    ...Array.from(flat.matchAll(REFERENCES), ([, tag = '', href = '']) => ({
      href: decode(href),
      tag,
      text: '',
    })),
  ];
  return [...own, ...Array.from(flat.matchAll(HTML), ([, , html = '']) => html).flatMap(readHtml)];
}

function readHtml(encoded: string): PageLink[] {
  const { links, assets } = readBuiltPage(decode(encoded));
  return [...links, ...assets.map((href) => ({ href, tag: 'content', text: '' }))];
}

function encode(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.codePointAt(0)};`);
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(lt|gt|quot|apos|amp));/gi,
    (_all, dec, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? '';
      return String.fromCodePoint(dec ? Number(dec) : Number.parseInt(hex, 16));
    },
  );
}

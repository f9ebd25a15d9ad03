import type { Element } from 'hast';

const ASSET_RELS = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
  'preload',
  'modulepreload',
  'prefetch',
]);
const HINT_RELS = new Set(['preconnect', 'dns-prefetch']);
const IMAGE_METAS = new Set(['og:image', 'twitter:image']);

/** The addresses of an element that lead the reader or a program to a page. */
export function readLinkAddresses(element: Element): string[] {
  const { href, action, formAction } = element.properties;
  switch (element.tagName) {
    case 'a':
    case 'area':
      return keepTexts([href]);
    case 'link':
      return hasRel(element, ASSET_RELS) || hasRel(element, HINT_RELS) ? [] : keepTexts([href]);
    case 'form':
    case 'button':
    case 'input':
      return keepTexts([action, formAction]);
    case 'meta':
      return keepTexts([readRefreshTarget(element)]);
    default:
      return [];
  }
}

/** The addresses of the files that an element loads. */
export function readAssetAddresses(element: Element): string[] {
  const { tagName, properties } = element;
  const { src, srcSet, imageSrcSet, poster, data, href, xLinkHref, content } = properties;
  const loaded = [...keepTexts([src, poster]), ...readSrcset(srcSet), ...readSrcset(imageSrcSet)];
  switch (tagName) {
    case 'link':
      return hasRel(element, ASSET_RELS) ? [...keepTexts([href]), ...loaded] : loaded;
    case 'object':
      return keepTexts([data]);
    case 'use':
    case 'image':
      return keepTexts([href, xLinkHref]);
    case 'meta':
      return IMAGE_METAS.has(readMetaName(element)) ? keepTexts([content]) : [];
    default:
      return loaded;
  }
}

/** The `name` or, as Open Graph has it, the `property` of a meta element. */
export function readMetaName({ properties }: Element): string {
  return keepTexts([properties.name ?? properties.property])[0]?.toLowerCase() ?? '';
}

/** Where a `<meta http-equiv="refresh">` leads; undefined for any other element. */
export function readRefreshTarget({ tagName, properties }: Element): string | undefined {
  const { httpEquiv, content } = properties;
  const isRefresh = tagName === 'meta' && String(httpEquiv).toLowerCase() === 'refresh';
  if (!isRefresh || typeof content !== 'string') return undefined;
  return /^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?([^"']*)/i.exec(content)?.[1]?.trim();
}

function readSrcset(srcset: unknown): string[] {
  if (typeof srcset !== 'string') return [];
  // An address may hold commas; one at its end parts it from the next.
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:\s+[^,]*)?/g);
  return keepTexts([...candidates].map((match) => match[1]));
}

function hasRel({ properties }: Element, rels: ReadonlySet<string>): boolean {
  const { rel } = properties;
  return Array.isArray(rel) && rel.some((value) => rels.has(String(value).toLowerCase()));
}

function keepTexts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string');
}

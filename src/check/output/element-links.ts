/** A start tag: names of the tag and its attributes in lower case, values decoded. */
export type LinkingTag = { name: string; attributes: Readonly<Record<string, string>> };

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

/** The addresses of an element that lead readers or programs to a page. */
export function readLinkAddresses(tag: LinkingTag): string[] {
  const { href, action, formaction } = tag.attributes;
  switch (tag.name) {
    case 'a':
    case 'area':
      return keepTexts([href]);
    case 'link':
      return hasRel(tag, ASSET_RELS) || hasRel(tag, HINT_RELS) ? [] : keepTexts([href]);
    case 'form':
    case 'button':
    case 'input':
      return keepTexts([action, formaction]);
    case 'meta':
      return keepTexts([readRefreshTarget(tag)]);
    default:
      return [];
  }
}

/** The addresses of the files that an element loads. */
export function readAssetAddresses(tag: LinkingTag): string[] {
  const { data, href, 'xlink:href': xlinkHref, content } = tag.attributes;
  switch (tag.name) {
    case 'link':
      return [...(hasRel(tag, ASSET_RELS) ? keepTexts([href]) : []), ...readSources(tag)];
    case 'script':
      return [...readSources(tag), ...readBootAddresses(tag)];
    case 'object':
      return keepTexts([data]);
    case 'use':
    case 'image':
      return keepTexts([href, xlinkHref]);
    case 'meta':
      return IMAGE_METAS.has(readMetaName(tag)) ? keepTexts([content]) : [];
    default:
      return readSources(tag);
  }
}

/** The addresses that the boot script of a page loads at the first sign of intent. */
function readBootAddresses({ attributes }: LinkingTag): string[] {
  const { 'data-app': app, 'data-payload': payload } = attributes;
  return app === undefined ? [] : keepTexts([...app.split(/[ ,]/), payload]);
}

/** The `name` or, for Open Graph, the `property` of a meta element. */
export function readMetaName({ attributes }: LinkingTag): string {
  return (attributes.name ?? attributes.property ?? '').toLowerCase();
}

/** The target of a `<meta http-equiv="refresh">`; undefined for any other element. */
export function readRefreshTarget({ name, attributes }: LinkingTag): string | undefined {
  const { 'http-equiv': httpEquiv, content } = attributes;
  const isRefresh = name === 'meta' && httpEquiv?.toLowerCase() === 'refresh';
  if (!isRefresh || content === undefined) return undefined;
  return /^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?([^"']*)/i.exec(content)?.[1]?.trim();
}

/** The values of a `<link rel>`, in lower case. */
export function readRels({ attributes }: LinkingTag): string[] {
  return (attributes.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

function readSources({ attributes }: LinkingTag): string[] {
  const { src, srcset, imagesrcset, poster } = attributes;
  return [...keepTexts([src, poster]), ...readSrcset(srcset), ...readSrcset(imagesrcset)];
}

function readSrcset(srcset?: string): string[] {
  if (srcset === undefined) return [];
  // An address may contain commas; one at its end separates it from the next.
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:\s+[^,]*)?/g);
  return keepTexts([...candidates].map((match) => match[1]));
}

function hasRel(tag: LinkingTag, rels: ReadonlySet<string>): boolean {
  return readRels(tag).some((rel) => rels.has(rel));
}

function keepTexts(values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}

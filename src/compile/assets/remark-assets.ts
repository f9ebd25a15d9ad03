import type { Definition, Image, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { isOwnLink } from '../../links/own-link.ts';
import { isFilePath } from '../../links/page-path.ts';
import { literalOf } from '../estree.ts';
import { isJsxElement, type JsxElement, makeAttributes } from '../jsx-element.ts';
import { type ReportPosition, reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';
import { replaceAssetCalls, replaceAssetImports, requiredAsset } from './asset-imports.ts';
import { imageAttributes, type WrittenAttributes } from './image-attributes.ts';
import { reportAsset, reportMissingAlt, requireAsset, takeAsset } from './take-asset.ts';

/**
 * Replaces files that are shown or linked to with their addresses, in Markdown, JSX, `require()` and imports; adds
 * the size of images; reports missing files and images without alternative text.
 */
export function remarkAssets() {
  return (tree: Root, file: VFile) => {
    const takeImage = createImageTaker(file);
    resolveImageReferences(tree);
    visit(tree, (node) => {
      if ('url' in node) node.url = takePathname(node.url, file);
      if (node.type === 'image') takeMarkdownImage(node, file, takeImage);
      if (node.type === 'link' || node.type === 'definition') {
        node.url = linkToFile(node.url, file, node);
      }
      if (isJsxElement(node)) readJsxAssets(node, file, takeImage);
      const estree = node.data && 'estree' in node.data ? node.data.estree : undefined;
      if (estree) replaceAssetImports(estree, file);
      if (estree) replaceAssetCalls(estree, file);
    });
    takeCardImage(file);
  };
}

/** Docusaurus' mark for links that its router and its check must not handle: something else serves them. */
function takePathname(url: string, { data }: VFile): string {
  if (!url.startsWith('pathname://')) return url;
  const href = url.slice('pathname://'.length);
  data.missingHrefs = new Set([...(data.missingHrefs ?? []), href]);
  return href;
}

/**
 * Makes each `![alt][name]` an inline image, because the same picture may have two texts. Removes definitions that
 * no link uses, so that their diagnostics are reported once.
 */
function resolveImageReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  const linked = new Set<string>();
  const shown = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference') linked.add(node.identifier);
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  visit(tree, 'imageReference', ({ identifier, alt, position }, index, parent) => {
    const definition = definitions.get(identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title } = definition;
    parent.children[index] = { type: 'image', url, title, alt, position };
    shown.add(identifier);
  });
  visit(tree, 'definition', ({ identifier }, index, parent) => {
    if (!shown.has(identifier) || linked.has(identifier)) return;
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

function takeMarkdownImage(node: Image, file: VFile, takeImage: ImageTaker): void {
  if (!node.alt) reportMissingAlt(file, node, node.url);
  const taken = takeImage(node.url, {}, node);
  if (!taken) return;
  node.url = taken.href;
  node.data = { ...node.data, hProperties: taken.attributes };
}

/** Elements whose `src` and `poster` are files. */
export const mediaTags = ['video', 'audio', 'source', 'track', 'embed'];

/** Replaces the files in `src`, `href` and similar attributes of a tag with their addresses. */
function readJsxAssets(node: JsxElement, file: VFile, takeImage: ImageTaker): void {
  const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  for (const attribute of attributes) unwrapString(attribute, node);
  for (const attribute of attributes) replaceInside(attribute, file);
  if (node.name === 'img') readImage(node, attributes, file, takeImage);
  const isMedia = node.name !== null && mediaTags.includes(node.name);
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (typeof value !== 'string') continue;
    const place = attribute.position ? attribute : node;
    if (/^srcset$/i.test(name))
      attribute.value = mapSrcset(value, (address) => takeFile(address, file, place));
    else if (isMedia && (name === 'src' || name === 'poster')) {
      attribute.value = takeFile(value, file, place);
    } else if (name === 'src' || name === 'href') {
      attribute.value = linkToFile(value, file, place);
    }
  }
}

/** Converts `src={'./a.png'}` and, for images, `src={require('./a.png').default}` to `src="./a.png"`. */
function unwrapString(attribute: MdxJsxAttribute, { name }: JsxElement): void {
  const { value } = attribute;
  if (typeof value !== 'object' || !/^(?:src|href|poster|alt|to)$/.test(attribute.name)) return;
  const program = value?.data?.estree;
  const literal = literalOf(program);
  if (literal?.kind === 'value' && typeof literal.value === 'string')
    attribute.value = literal.value;
  const [statement, more] = program?.body ?? [];
  if (name !== 'img' || more || statement?.type !== 'ExpressionStatement') return;
  attribute.value = requiredAsset(statement.expression) ?? attribute.value;
}

function replaceInside({ value }: MdxJsxAttribute, file: VFile): void {
  if (typeof value === 'object' && value?.data?.estree) replaceAssetCalls(value.data.estree, file);
}

function readImage(
  node: JsxElement,
  attributes: MdxJsxAttribute[],
  file: VFile,
  takeImage: ImageTaker,
): void {
  const src = attributes.find(({ name }) => name === 'src');
  const isWhole = attributes.length === node.attributes.length;
  const hasAlt = attributes.some(({ name }) => /^(alt|aria-hidden)$/.test(name));
  if (isWhole && !hasAlt) {
    reportMissingAlt(file, node, typeof src?.value === 'string' ? src.value : '…');
  }
  if (!src || typeof src.value !== 'string') return;
  const written = Object.fromEntries(attributes.map(({ name, value }) => [name, textOf(value)]));
  const taken = takeImage(src.value, written, src.position ? src : node);
  if (!taken) return;
  src.value = taken.href;
  // Before the author's attributes, because the last one counts, also if a spread contains it.
  node.attributes.unshift(...makeAttributes(taken.attributes));
}

function textOf(value: MdxJsxAttribute['value']): string {
  return typeof value === 'object' && value ? value.value : (value ?? '');
}

function takeFile(href: string, file: VFile, place: ReportPosition): string {
  return requireAsset(file, place, href)?.href ?? href;
}

/** Replaces each address in a list of pictures by size, `a.png 1x, b.png 2x`. */
export function mapSrcset(srcset: string, replace: (address: string) => string): string {
  return srcset
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      return [replace(address), ...size].join(' ');
    })
    .join(', ');
}

type ImageTaker = ReturnType<typeof createImageTaker>;

/**
 * Creates a function for the images of one page, called in their order with the address and the attributes that
 * the author wrote.
 * @returns a function that returns the address and further attributes; undefined for images of other origins, and
 * for missing ones, which it reports
 */
function createImageTaker(file: VFile) {
  let count = 0;
  return (src: string, written: WrittenAttributes, place: ReportPosition) => {
    count += 1;
    if (src === '') {
      reportDiagnostic(file, place, {
        message: 'the image has no address',
        hint: 'Write it as ![what it shows](./picture.png).',
      });
      return undefined;
    }
    const asset = requireAsset(file, place, src);
    if (!asset) return undefined;
    let attributes: Record<string, string> = {};
    try {
      attributes = imageAttributes(asset.bytes, written, count === 1);
    } catch {
      reportDiagnostic(file, place, {
        message: `the size of "${src}" cannot be read: ${asset.file} is not an image, or is damaged`,
        hint: 'Save it again, or write width and height: <img src="…" width="640" height="480" />.',
        severity: 'warning',
      });
    }
    return { href: asset.href, attributes };
  };
}

/**
 * The address of a file that is linked to. If there is no such file, the link may be to a page: links are checked
 * later.
 * @returns the link as it was written if there is no such file
 */
export function linkToFile(href: string, file: VFile, place: ReportPosition): string {
  const [target = ''] = href.split(/[?#]/);
  const isFile = isFilePath(target) && !/\.mdx?$/i.test(target);
  if (!isFile || !isOwnLink(href) || href.startsWith('/')) return href;
  const asset = takeAsset(href, file);
  if (asset?.kind === 'found') return asset.href;
  if (asset && (asset.kind === 'outside' || href.startsWith('@site/'))) {
    reportAsset(file, place, href, asset);
  }
  return href;
}

/**
 * Adds the picture for link previews from front matter, if it is a file beside the page, and stores its address in
 * `file.data.image`. Files of `public/` already have an address.
 */
function takeCardImage(file: VFile): void {
  const { cardImage } = file.data;
  const picture = cardImage && requireAsset(file, cardImage, cardImage.href);
  if (!picture) return;
  file.data.image = file.data.assets?.find((asset) => asset.file === picture.file)?.address;
}

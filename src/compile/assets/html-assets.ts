import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { isOwnLink } from '../../links/own-link.ts';
import { markLink } from '../link-marks.ts';
import type { ReportPosition } from '../report-diagnostic.ts';
import { imageAttributes } from './image-attributes.ts';
import { linkToFile, mapSrcset, mediaTags } from './remark-assets.ts';
import { requireAsset, takeAsset } from './take-asset.ts';

/** An address in a tag; `isFile` if it can't be that of a page. */
type HtmlAddress = { name: 'src' | 'href' | 'poster' | 'srcSet'; value: string; isFile: boolean };

function listAddresses({ tagName, properties }: Element): HtmlAddress[] {
  const showsFiles = tagName === 'img' || mediaTags.includes(tagName);
  return (['src', 'href', 'poster', 'srcSet'] as const).flatMap((name) => {
    const written = properties[name];
    if (typeof written !== 'string' && !Array.isArray(written)) return [];
    const value = [written].flat().join(', ');
    return {
      name,
      value,
      isFile: name === 'poster' || name === 'srcSet' || (showsFiles && name === 'src'),
    };
  });
}

/**
 * Reports the missing files of a tag in plain Markdown, as of the same tag in MDX.
 * @returns the addresses that lead elsewhere, which are checked as links
 */
export function checkHtmlAssets(element: Element, file: VFile, place: ReportPosition): string[] {
  return listAddresses(element).flatMap(({ name, value, isFile }) => {
    if (name === 'srcSet') {
      mapSrcset(value, (address) => requireAsset(file, place, address)?.href ?? address);
      return [];
    }
    if (!isFile) return linkToFile(value, file, place) === value ? value : [];
    if (!isOwnLink(value)) return value;
    requireAsset(file, place, value);
    return [];
  });
}

/**
 * Replaces the addresses of a tag in plain Markdown: of files with theirs, of pages with marks. Adds the size of an
 * image.
 */
export function replaceHtmlAssets(element: Element, file: VFile, isFirstImage: boolean): void {
  const find = (address: string) => {
    const asset = takeAsset(address, file);
    return asset?.kind === 'found' ? asset : undefined;
  };
  for (const { name, value } of listAddresses(element)) {
    if (name === 'srcSet') {
      element.properties[name] = mapSrcset(value, (address) => find(address)?.href ?? address);
      continue;
    }
    const asset = find(value);
    if (asset) element.properties[name] = asset.href;
    else if (isOwnLink(value)) element.properties[name] = markLink(value);
    if (asset && element.tagName === 'img') addSize(element, asset.bytes, isFirstImage);
  }
}

function addSize({ properties }: Element, bytes: Buffer, isFirst: boolean): void {
  const written = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, String(value)]),
  );
  try {
    Object.assign(properties, imageAttributes(bytes, written, isFirst));
  } catch {
    // A file of another kind is shown as it is.
  }
}

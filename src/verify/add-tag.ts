import type { TextListener } from './accessible-text.ts';
import type { BuiltPage } from './built-page.ts';
import {
  readAssetAddresses,
  readLinkAddresses,
  readMetaName,
  readRefreshTarget,
  readRels,
  type Tag,
} from './element-links.ts';

/**
 * Adds the facts of a start tag to a page.
 * @returns a listener for the element's accessible text, if that is needed
 */
export function addTag(tag: Tag, page: BuiltPage, isInHead: boolean): TextListener | undefined {
  addIds(tag, page);
  addInlineCode(tag, page);
  if (tag.attributes.role === 'main' || tag.name === 'main') page.mainCount += 1;
  if (tag.name === 'script' && 'data-app' in tag.attributes) page.appScriptCount += 1;
  if (tag.name === 'meta') addMeta(tag, page);
  if (tag.name === 'link') addCanonical(tag, page);
  page.assets.push(...readAssetAddresses(tag));
  page.links.push(...readLinkAddresses(tag));
  if (tag.name === 'h1') {
    const at = page.headingTexts.push('') - 1;
    return (text) => (page.headingTexts[at] = text);
  }
  // A drawing may also have a title, which isn't the page's.
  if (tag.name === 'title' && isInHead) return (text) => (page.title ||= text);
  return undefined;
}

function addIds({ name: tagName, attributes }: Tag, page: BuiltPage): void {
  const { id, name } = attributes;
  if (id !== undefined) {
    if (page.ids.has(id)) page.duplicateIds.add(id);
    page.ids.add(id);
  }
  if (tagName === 'a' && name !== undefined && name !== id) page.ids.add(name);
}

function addInlineCode({ name: tagName, attributes }: Tag, page: BuiltPage): void {
  for (const name in attributes) {
    if (name === 'style') page.inlineStyles.push(`<${tagName}>`);
    if (name.startsWith('on')) page.inlineHandlers.push(`<${tagName} ${name}>`);
  }
}

function addMeta(tag: Tag, page: BuiltPage): void {
  const name = readMetaName(tag);
  const content = (tag.attributes.content ?? '').trim();
  if (name === 'description') page.description ||= content;
  if (name === 'robots' && /\b(noindex|none)\b/i.test(content)) page.noindex = true;
  page.refresh ??= readRefreshTarget(tag);
  if (tag.attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
    page.policy ||= content;
  }
}

function addCanonical(tag: Tag, page: BuiltPage): void {
  if (!readRels(tag).includes('canonical')) return;
  page.canonical ??= tag.attributes.href ?? '';
  page.canonicalCount += 1;
}

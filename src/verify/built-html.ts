import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { readAccessibleText } from './accessible-text.ts';
import {
  readAssetAddresses,
  readLinkAddresses,
  readMetaName,
  readRefreshTarget,
} from './element-links.ts';

export type PageLink = {
  /** As written in the HTML. */
  href: string;
  tag: string;
  text: string;
};

/** All that the checks want to know of one HTML file, so that each is parsed once. */
export type BuiltPage = {
  title: string;
  /** The first one. */
  canonical?: string;
  canonicalCount: number;
  description: string;
  noindex: boolean;
  /** Where a `<meta http-equiv="refresh">` leads. */
  refresh?: string;
  /** The accessible texts of the h1 elements. */
  headingTexts: string[];
  mainCount: number;
  /** What a hash can lead to: ids, and the names of anchors. */
  ids: Set<string>;
  duplicateIds: Set<string>;
  /** Addresses that lead somewhere: anchors, forms, refreshes, `<link>`s that load nothing. */
  links: PageLink[];
  /** Addresses of what the page loads or shows. */
  assets: string[];
  /** `<p>`: an element with a style attribute. */
  inlineStyles: string[];
  /** `<button onclick>` */
  inlineHandlers: string[];
};

/** Reads a page as a browser would, so it never fails: what is not there is empty. */
export function readBuiltPage(html: string): BuiltPage {
  const page: BuiltPage = {
    title: '',
    canonicalCount: 0,
    description: '',
    noindex: false,
    headingTexts: [],
    mainCount: 0,
    ids: new Set(),
    duplicateIds: new Set(),
    links: [],
    assets: [],
    inlineStyles: [],
    inlineHandlers: [],
  };
  visit(fromHtml(html), 'element', (element, _index, parent) => {
    addIds(element, page);
    addAddresses(element, page);
    addInlineCode(element, page);
    addMeaning(element, page);
    // A drawing may have a title too, which is not the page's.
    const isInHead = parent?.type === 'element' && parent.tagName === 'head';
    if (element.tagName === 'title' && isInHead) page.title ||= readAccessibleText(element);
  });
  return page;
}

function addIds({ tagName, properties }: Element, page: BuiltPage): void {
  const { id, name } = properties;
  if (typeof id === 'string') {
    if (page.ids.has(id)) page.duplicateIds.add(id);
    page.ids.add(id);
  }
  if (tagName === 'a' && typeof name === 'string' && name !== id) page.ids.add(name);
}

function addAddresses(element: Element, page: BuiltPage): void {
  const { tagName } = element;
  for (const href of readLinkAddresses(element)) {
    page.links.push({ href, tag: tagName, text: readAccessibleText(element) });
  }
  page.assets.push(...readAssetAddresses(element));
}

function addInlineCode({ tagName, properties }: Element, page: BuiltPage): void {
  for (const name of Object.keys(properties)) {
    if (name === 'style') page.inlineStyles.push(`<${tagName}>`);
    if (/^on/i.test(name)) page.inlineHandlers.push(`<${tagName} ${name.toLowerCase()}>`);
  }
}

function addMeaning(element: Element, page: BuiltPage): void {
  const { tagName, properties } = element;
  if (tagName === 'h1') page.headingTexts.push(readAccessibleText(element));
  if (tagName === 'main' || properties.role === 'main') page.mainCount += 1;
  if (tagName === 'meta') addMeta(element, page);
  if (tagName === 'link' && String(properties.rel).toLowerCase() === 'canonical') {
    page.canonical ??= String(properties.href ?? '');
    page.canonicalCount += 1;
  }
}

function addMeta(element: Element, page: BuiltPage): void {
  const name = readMetaName(element);
  const content = String(element.properties.content ?? '').trim();
  if (name === 'description') page.description ||= content;
  if (name === 'robots' && /\b(noindex|none)\b/i.test(content)) page.noindex = true;
  page.refresh ??= readRefreshTarget(element);
}

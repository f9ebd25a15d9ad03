import { Parser } from 'htmlparser2';
import { BuiltPage } from './built-page.ts';
import {
  type LinkingTag,
  readAssetAddresses,
  readLinkAddresses,
  readMetaName,
  readRefreshTarget,
  readRels,
} from './element-links.ts';

/** Elements of the head; any other starts the body, even without its tag. */
const HEAD_TAGS = new Set([
  ...['html', 'head', 'title', 'meta', 'link', 'base'],
  ...['script', 'style', 'noscript', 'template'],
]);

/**
 * Reads a page like a browser, in one pass. It never fails: missing parts are empty. The content of a `<template>`
 * isn't part of the page.
 */
export function readBuiltPage(html: string): BuiltPage {
  const page = new BuiltPage();
  const hearing = createHearing();
  let isInHead = true;
  let templates = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = { name, attributes };
      page.machineAddresses.push(...listMachineAddresses(tag));
      isInHead &&= HEAD_TAGS.has(name);
      hearing.open(tag, templates === 0 ? addTag(tag, page, isInHead) : undefined);
      if (name === 'template') templates += 1;
    },
    ontext: hearing.hear,
    onclosetag: (name) => {
      if (name === 'template') templates -= 1;
      hearing.close();
    },
  });
  parser.end(html);
  return page;
}

/** Attributes with text for people and scripts, which may mention such an address. */
const isText = /^(?:alt|title|label|placeholder|value|aria-.+|data-.+)$/;

/** The start of an address, also in lists, in style rules and after the time of a refresh. */
const anywhere = /(?<=^|[\s,(='"])file:\/[^\s,)'"]*/i;
/** Most `<meta>` elements contain text, so only whole values count. */
const alone = /^\s*file:\/\S*$/i;

/** Lists `<img src="file:///x">` for each attribute of an element with such an address. */
function listMachineAddresses({ name, attributes }: LinkingTag): string[] {
  const address = name === 'meta' && !('http-equiv' in attributes) ? alone : anywhere;
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const [match] = (!isText.test(attribute) && address.exec(value)) || [];
    return match === undefined ? [] : [`<${name} ${attribute}="${match}">`];
  });
}

/**
 * Adds the facts of a start tag to a page.
 * @returns a listener for the element's accessible text, if that is needed
 */
function addTag(tag: LinkingTag, page: BuiltPage, isInHead: boolean): TextListener | undefined {
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

function addIds({ name: tagName, attributes }: LinkingTag, page: BuiltPage): void {
  const { id, name } = attributes;
  if (id !== undefined) {
    if (page.ids.has(id)) page.duplicateIds.add(id);
    page.ids.add(id);
  }
  if (tagName === 'a' && name !== undefined && name !== id) page.ids.add(name);
}

function addInlineCode({ name: tagName, attributes }: LinkingTag, page: BuiltPage): void {
  for (const name in attributes) {
    if (name === 'style') page.inlineStyles.push(`<${tagName}>`);
    if (name.startsWith('on')) page.inlineHandlers.push(`<${tagName} ${name}>`);
  }
}

function addMeta(tag: LinkingTag, page: BuiltPage): void {
  const name = readMetaName(tag);
  const content = (tag.attributes.content ?? '').trim();
  if (name === 'description') page.description ||= content;
  if (name === 'robots' && /\b(noindex|none)\b/i.test(content)) page.noindex = true;
  page.refresh ??= readRefreshTarget(tag);
  if (tag.attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
    page.policy ||= content;
  }
}

function addCanonical(tag: LinkingTag, page: BuiltPage): void {
  if (!readRels(tag).includes('canonical')) return;
  page.canonical ??= tag.attributes.href ?? '';
  page.canonicalCount += 1;
}

/** Called with an element's text at its end tag. */
type TextListener = (text: string) => void;

/** `mutedAt` is the depth of an element whose content is hidden from assistive technology; 0 outside of one. */
type Heard = { text: string; depth: number; mutedAt: number; listener: TextListener };

/**
 * Computes the accessible texts of elements while a page is read in one pass: an element's label, otherwise its
 * text and its images' alternative texts.
 */
function createHearing() {
  let hearings: Heard[] = [];
  return {
    /**
     * Call this at a start tag.
     * @param listener called with the element's accessible text
     */
    open: (tag: LinkingTag, listener?: TextListener) => {
      if (listener) hearings.push({ text: '', depth: 0, mutedAt: 0, listener });
      for (const hearing of hearings) enter(hearing, tag);
    },
    hear: (text: string) => {
      for (const hearing of hearings) if (hearing.mutedAt === 0) hearing.text += text;
    },
    close: () => {
      if (hearings.length === 0) return;
      for (const hearing of hearings) leave(hearing);
      hearings = hearings.filter(({ depth }) => depth > 0);
    },
  };
}

/** The content of a hidden element, or of one with a label, doesn't count. */
function enter(hearing: Heard, tag: LinkingTag): void {
  hearing.depth += 1;
  if (hearing.mutedAt > 0) return;
  const label = isSilent(tag) ? '' : tag.attributes['aria-label'];
  const isReplaced = isSilent(tag) || (label !== undefined && label.trim() !== '');
  hearing.text += (isReplaced ? label : tag.name === 'img' ? tag.attributes.alt : '') ?? '';
  if (isReplaced) hearing.mutedAt = hearing.depth;
}

function leave(hearing: Heard): void {
  if (hearing.mutedAt === hearing.depth) hearing.mutedAt = 0;
  hearing.depth -= 1;
  if (hearing.depth === 0) hearing.listener(hearing.text.replace(/\s+/g, ' ').trim());
}

function isSilent({ name, attributes }: LinkingTag): boolean {
  if (name === 'script' || name === 'style' || name === 'template') return true;
  return attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
}

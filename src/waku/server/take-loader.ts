import {
  type PageDraft,
  removeElement,
  removeTag,
  replaceText,
  textOfElement,
} from '../../publish/html/page-draft.ts';
import type { Tag } from '../../publish/html/read-tags.ts';

/** The client entry, and the other modules that the page needs, by their addresses. */
export type Loaded = { app: string; modules: string[] };

/**
 * Removes the inline payload, its loader, the module preloads, preloads that are there twice, and the development
 * server's attributes of style sheets from a rendered page.
 * @throws if a part isn't found, because the framework has changed
 */
export function takeLoader(draft: PageDraft): Loaded {
  const { name, tags } = draft;
  const loader = tags.find((tag) => tag.name === 'script' && readAttribute(tag, 'id') === '_R_');
  if (!loader) throw new Error(`${name}: the rendered page has no loader script`);
  const app = /import\("([^"]+)"\)/.exec(textOfElement(draft, loader))?.[1];
  if (!app) throw new Error(`${name}: the rendered page names no client entry`);
  const modules = new Set<string>();
  for (const [at, tag] of tags.entries()) {
    takeSheetHref(draft, tag);
    if (isPreload(tag)) modules.add(readAttribute(tag, 'href') ?? '');
    if (tag === loader || isPayload(draft, tag)) {
      removeElement(draft, tag);
    } else if (
      isPreload(tag) ||
      isHint(tags, at) ||
      (tag.name === 'meta' && readAttribute(tag, 'name') === 'generator')
    ) {
      removeTag(draft, tag);
    } else if (holdsLoader(draft, tag)) {
      throw new Error(`${name}: a part of the framework's loader was left in the page`);
    }
  }
  modules.delete(app);
  return { app, modules: [...modules] };
}

/** For the development server, style sheets have their address twice. */
function takeSheetHref(draft: PageDraft, tag: Tag): void {
  const copy = tag.attributes.get('data-rsc-css-href');
  if (!copy) return;
  // Including the space before it.
  const start = draft.html.slice(0, copy.start).trimEnd().length;
  replaceText(draft, { start, end: copy.end }, '');
}

const readAttribute = (tag: Tag, name: string) => tag.attributes.get(name)?.value;

const isPreload = (tag: Tag) =>
  tag.name === 'link' && readAttribute(tag, 'rel') === 'modulepreload';

/**
 * Whether a preload stands for a later one: React adds it if the payload arrives before the head is rendered, which
 * depends on the order in which a process renders pages.
 */
function isHint(tags: readonly Tag[], at: number): boolean {
  const href = tags[at] && readPreload(tags[at]);
  return href !== undefined && tags.slice(at + 1).some((later) => readPreload(later) === href);
}

const readPreload = (tag: Tag) =>
  tag.name === 'link' && readAttribute(tag, 'rel') === 'preload'
    ? readAttribute(tag, 'href')
    : undefined;

function isPayload(draft: PageDraft, tag: Tag): boolean {
  return isInline(tag) && textOfElement(draft, tag).startsWith('(self.__FLIGHT_DATA');
}

function holdsLoader(draft: PageDraft, tag: Tag): boolean {
  return isInline(tag) && /__FLIGHT_DATA|__WAKU_/.test(textOfElement(draft, tag));
}

const isInline = ({ name, isClosing, attributes }: Tag) =>
  name === 'script' && !isClosing && !attributes.has('src');

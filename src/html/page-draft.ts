import { readTags, type Tag } from './read-tags.ts';

/** A page that is being finished: what was rendered, its tags, and what changes in it. */
export type PageDraft = {
  /** Of the page, for errors. */
  readonly name: string;
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly edits: Edit[];
  /** The tags of `tags` that are not in the finished page. */
  readonly removed: Set<Tag>;
};

type Edit = { start: number; end: number; text: string };

export function openDraft(name: string, html: string): PageDraft {
  return { name, html, tags: readTags(html), edits: [], removed: new Set() };
}

/** Puts a text into the page; of several at one place the first comes first. */
export function insertText({ edits }: PageDraft, at: number, text: string): void {
  edits.push({ start: at, end: at, text });
}

export function replaceText(
  { edits }: PageDraft,
  { start, end }: { start: number; end: number },
  text: string,
): void {
  edits.push({ start, end, text });
}

/** Removes a tag that has no content. */
export function removeTag({ edits, removed }: PageDraft, tag: Tag): void {
  edits.push({ start: tag.start, end: tag.end, text: '' });
  removed.add(tag);
}

/** Removes a script or a style with its text. */
export function removeElement(draft: PageDraft, tag: Tag): void {
  const closing = closingOf(draft, tag);
  draft.edits.push({ start: tag.start, end: closing?.end ?? tag.end, text: '' });
  draft.removed.add(tag);
}

/** What is between the tags of a script or a style. */
export function textOfElement(draft: PageDraft, tag: Tag): string {
  return draft.html.slice(tag.end, closingOf(draft, tag)?.start);
}

/** @throws where the head does not begin with the encoding: what is put behind it has no place */
export function findEncoding({ name, tags }: PageDraft): Tag {
  const at = tags.findIndex((tag) => tag.name === 'head');
  const encoding = tags[at + 1];
  if (at === -1 || !encoding?.attributes.has('charset')) {
    throw new Error(`${name}: the head does not begin with its encoding`);
  }
  return encoding;
}

/**
 * Finds the end of an element that a page has once. The text of an author may close a body by
 * mistake: the page's own end is the last.
 * @throws where nothing closes it
 */
export function findClosing(
  { name, tags }: PageDraft,
  element: string,
  which: 'first' | 'last',
): Tag {
  const closes = (tag: Tag) => tag.isClosing && tag.name === element;
  const found = which === 'first' ? tags.find(closes) : tags.findLast(closes);
  if (!found) throw new Error(`${name}: the page has no </${element}>`);
  return found;
}

function closingOf({ tags }: PageDraft, tag: Tag): Tag | undefined {
  return tags.find((one) => one.isClosing && one.name === tag.name && one.start >= tag.end);
}

/** @throws where two changes overlap */
export function applyEdits({ name, html, edits }: PageDraft): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`${name}: two changes of the page overlap`);
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return [...parts, html.slice(at)].join('');
}

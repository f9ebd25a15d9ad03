import { readTags, type Tag } from './read-tags.ts';

/** A page that is being finished: the rendered HTML, its tags, and the edits. */
export type PageDraft = {
  /** The name of the page, for errors. */
  readonly name: string;
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly edits: Edit[];
  /** The tags that are not in the finished page. */
  readonly removed: Set<Tag>;
};

type Edit = { start: number; end: number; text: string };

/**
 * Opens a rendered page for editing.
 * @param name the page's name, for errors
 */
export function openDraft(name: string, html: string): PageDraft {
  return { name, html, tags: readTags(html), edits: [], removed: new Set() };
}

/** Inserts a text; of several at one place the first stays first. */
export function insertText({ edits }: PageDraft, at: number, text: string): void {
  edits.push({ start: at, end: at, text });
}

/** Replaces a range of the page. */
export function replaceText(
  { edits }: PageDraft,
  { start, end }: { start: number; end: number },
  text: string,
): void {
  edits.push({ start, end, text });
}

/** Removes a tag without content. */
export function removeTag({ edits, removed }: PageDraft, tag: Tag): void {
  edits.push({ start: tag.start, end: tag.end, text: '' });
  removed.add(tag);
}

/** Removes a script or style with its text. */
export function removeElement(draft: PageDraft, tag: Tag): void {
  const closing = closingOf(draft, tag);
  draft.edits.push({ start: tag.start, end: closing?.end ?? tag.end, text: '' });
  draft.removed.add(tag);
}

/** The text of a script or style. */
export function textOfElement(draft: PageDraft, tag: Tag): string {
  return draft.html.slice(tag.end, closingOf(draft, tag)?.start);
}

/** @throws if the head doesn't start with the encoding, after which we insert our tags */
export function findEncoding({ name, tags }: PageDraft): Tag {
  const at = tags.findIndex((tag) => tag.name === 'head');
  const encoding = tags[at + 1];
  if (at === -1 || !encoding?.attributes.has('charset')) {
    throw new Error(`${name}: the head does not begin with its encoding`);
  }
  return encoding;
}

/**
 * Finds the end of an element that a page has once. An author's text may close the body by mistake, so the last
 * end tag counts.
 * @throws if it has no end tag
 */
export function findClosing(
  { name, tags }: PageDraft,
  element: string,
  which: 'first' | 'last',
): Tag {
  const closes = (tag: Tag) => tag.isClosing && tag.name === element;
  const closing = which === 'first' ? tags.find(closes) : tags.findLast(closes);
  if (!closing) throw new Error(`${name}: the page has no </${element}>`);
  return closing;
}

function closingOf({ tags }: PageDraft, tag: Tag): Tag | undefined {
  return tags.find((other) => other.isClosing && other.name === tag.name && other.start >= tag.end);
}

/** @throws if two edits overlap */
export function applyEdits({ name, html, edits }: PageDraft): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`${name}: two changes of the page overlap`);
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  return [...pieces, html.slice(at)].join('');
}

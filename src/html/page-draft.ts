import { readTags, type Tag } from './read-tags.ts';

/** A page that is being finished: what was rendered, its tags, and what changes in it. */
export type PageDraft = {
  /** Of the page, for errors. */
  readonly name: string;
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly edits: Edit[];
};

type Edit = { start: number; end: number; text: string };

export function openDraft(name: string, html: string): PageDraft {
  return { name, html, tags: readTags(html), edits: [] };
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

/** The element that a tag opens, up to the end of the next closing tag of its name. */
export function rangeOfElement({ tags }: PageDraft, tag: Tag): { start: number; end: number } {
  const closing = tags.find(
    (one) => one.isClosing && one.name === tag.name && one.start >= tag.end,
  );
  return { start: tag.start, end: closing?.end ?? tag.end };
}

/** What is between the tags of a script or a style. */
export function textOfElement(draft: PageDraft, tag: Tag): string {
  const { tags, html } = draft;
  const closing = tags.find(
    (one) => one.isClosing && one.name === tag.name && one.start >= tag.end,
  );
  return html.slice(tag.end, closing?.start);
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

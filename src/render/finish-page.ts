import { applyEdits, insertText, openDraft, type PageDraft } from '../html/page-draft.ts';
import type { Tag } from '../html/read-tags.ts';
import { takeLoader } from '../waku/server/take-loader.ts';
import { type BootScript, writeBootScript } from './boot-script.ts';
import { writeStructuredData } from './structured-data.ts';
import { type PageSheet, takeStyles } from './take-styles.ts';

/** What a page gets beside what is rendered. */
export type PageParts = Omit<BootScript, 'app'> & {
  /** Run before paint, in this order, as the first in the head. */
  headScripts: readonly { code: string; baseUrl?: string }[];
  structuredData?: object;
};

/**
 * Puts our own scripts in the place of the framework's loader, and takes inline styles away. React
 * must not know of the scripts in the head: where it has to make a page anew, which an extension of
 * the browser changed, it would make scripts of strings.
 * @param name of the page, for errors
 * @throws where the page has no place for a part
 */
export function finishPage(
  name: string,
  html: string,
  { headScripts, structuredData, ...boot }: PageParts,
): { html: string; sheet?: PageSheet } {
  const draft = openDraft(name, html);
  const app = takeLoader(draft);
  const sheet = takeStyles(draft);
  const scripts = headScripts.map(({ code, baseUrl }) => {
    return `<script${baseUrl === undefined ? '' : ` data-base-url="${baseUrl}"`}>${code}</script>`;
  });
  insertText(draft, findEncoding(draft).end, scripts.join(''));
  const headEnd = findClosing(draft, 'head', 'first').start;
  if (structuredData) insertText(draft, headEnd, writeStructuredData(structuredData));
  if (sheet) {
    const address = boot.baseUrl + sheet.file.slice(1);
    insertText(draft, headEnd, `<link rel="stylesheet" href="${address}" data-styles="">`);
  }
  const bodyEnd = findClosing(draft, 'body', 'last').start;
  insertText(draft, bodyEnd, writeBootScript({ ...boot, app }));
  return { html: applyEdits(draft), sheet };
}

function findEncoding({ name, tags }: PageDraft): Tag {
  const at = tags.findIndex((tag) => tag.name === 'head');
  const encoding = tags[at + 1];
  if (at === -1 || !encoding?.attributes.has('charset')) {
    throw new Error(`${name}: the head does not begin with its encoding`);
  }
  return encoding;
}

/** A text of an author may close a body that is none: the page's own is the last. */
function findClosing({ name, tags }: PageDraft, element: string, which: 'first' | 'last'): Tag {
  const closes = (tag: Tag) => tag.isClosing && tag.name === element;
  const found = which === 'first' ? tags.find(closes) : tags.findLast(closes);
  if (!found) throw new Error(`${name}: the page has no </${element}>`);
  return found;
}

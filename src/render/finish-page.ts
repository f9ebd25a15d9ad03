import { FaultError } from '../faults/fault.ts';
import {
  applyEdits,
  findClosing,
  findEncoding,
  insertText,
  openDraft,
} from '../html/page-draft.ts';
import { addPolicy, type PolicyOptions } from '../policy/write-policy.ts';
import { takeLoader } from '../waku/server/take-loader.ts';
import { type BootScript, writeBootScript } from './boot-script.ts';
import { ownPayload } from './own-page.ts';
import { writeStructuredData } from './structured-data.ts';
import { type PageSheet, takeStyles } from './take-styles.ts';

/** What a page gets in addition to the rendered HTML. */
export type PageParts = Pick<BootScript, 'bootUrl' | 'build' | 'late'> & {
  baseUrl: string;
  /** The payload's path in the output: `/RSC/R/docs/learn.txt`. */
  payloadFile: string;
  /** Whether the payload has HTML for React that isn't trusted by a Trusted Types policy. */
  hasPlainHtml: boolean;
  policy: PolicyOptions;
  /** Inline scripts that run before the first paint, in order, at the start of the head. */
  headScripts: readonly { code: string; baseUrl?: string }[];
  structuredData?: object;
};

/** A finished page. `isOwn`: it is always loaded in full, and its payload is at `ownPayload`. */
export type FinishedPage = { html: string; sheet?: PageSheet; isOwn: boolean };

/**
 * Finishes a rendered page, by reading its tags once: our scripts replace the framework's loader, inline styles
 * become a style sheet, and the policy allows the rest. React doesn't know the scripts in the head, because if it
 * recreates a page that a browser extension has changed, it would create scripts from strings.
 * @param name the name of the page, for errors
 * @throws if the page lacks the place for a part; FaultError if it has something that no page may load or contain
 */
export function finishPage(name: string, html: string, parts: PageParts): FinishedPage {
  const { headScripts, structuredData, policy, payloadFile, hasPlainHtml, ...boot } = parts;
  const addressOf = (file: string) => boot.baseUrl + file.slice(1);
  const draft = openDraft(name, html);
  const { app, modules } = takeLoader(draft);
  const sheet = takeStyles(draft);
  const codes = headScripts.map(({ code }) => code);
  const { errors, allowsMore } = addPolicy(draft, policy, { scripts: codes, css: sheet?.css });
  if (errors.length > 0) throw new FaultError(errors.map((error) => ({ file: name, ...error })));
  const isOwn = allowsMore || (policy.hosts !== false && hasPlainHtml);
  const scripts = headScripts.map(({ code, baseUrl }) => {
    return `<script${baseUrl === undefined ? '' : ` data-base-url="${baseUrl}"`}>${code}</script>`;
  });
  insertText(draft, findEncoding(draft).end, scripts.join(''));
  const headEnd = findClosing(draft, 'head', 'first').start;
  if (structuredData) insertText(draft, headEnd, writeStructuredData(structuredData));
  if (sheet) {
    const address = addressOf(sheet.file);
    insertText(draft, headEnd, `<link rel="stylesheet" href="${address}" data-styles="">`);
  }
  const payload = addressOf(isOwn ? ownPayload(payloadFile) : payloadFile);
  const bodyEnd = findClosing(draft, 'body', 'last').start;
  insertText(draft, bodyEnd, writeBootScript({ ...boot, app, modules, payload, isOwn }));
  return { html: applyEdits(draft), sheet, isOwn };
}

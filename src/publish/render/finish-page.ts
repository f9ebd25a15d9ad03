import { hash } from 'node:crypto';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { payloadFolder } from '../../waku/names/payload-folder.ts';
import { takeLoader } from '../../waku/server/take-loader.ts';
import {
  applyEdits,
  findClosing,
  findEncoding,
  insertText,
  openDraft,
  type PageDraft,
  replaceText,
} from '../html/page-draft.ts';
import type { Attribute, Tag } from '../html/read-tags.ts';
import { addPolicy, type PolicyOptions } from '../policy/write-policy.ts';

/** What a page gets in addition to the rendered HTML. */
export type PageInputs = Pick<BootScript, 'bootUrl' | 'build' | 'late' | 'languageScript'> & {
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
 * @throws if the page lacks the place for a part; DiagnosticError if it has something that no page may load or contain
 */
export function finishPage(name: string, html: string, inputs: PageInputs): FinishedPage {
  const { headScripts, structuredData, policy, payloadFile, hasPlainHtml, ...boot } = inputs;
  const addressOf = (file: string) => boot.baseUrl + file.slice(1);
  const draft = openDraft(name, html);
  const { app, modules } = takeLoader(draft);
  const sheet = takeStyles(draft);
  const codes = headScripts.map(({ code }) => code);
  const { errors, allowsMore } = addPolicy(draft, policy, { scripts: codes, css: sheet?.css });
  if (errors.length > 0)
    throw new DiagnosticError(errors.map((error) => ({ file: name, ...error })));
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

/** A style sheet of one page: its path in the output, and its text. */
type PageSheet = { file: string; css: string };

/**
 * Replaces the style attributes of a rendered page, which a strict Content-Security-Policy blocks, with classes.
 * During hydration, `islands/restore-styles` restores what React rendered.
 * @returns the style sheet with the rules of these classes, if there are any
 */
export function takeStyles(draft: PageDraft): PageSheet | undefined {
  const rules = new Map<string, string>();
  for (const tag of draft.tags) {
    const style = tag.attributes.get('style');
    if (!style) continue;
    const name = `style-${hash('sha256', style.value).slice(0, 8)}`;
    // As specific as an attribute: nothing in the style sheets of the site has two ids.
    rules.set(name, `.${name}:not(#\\#):not(#\\#){${style.value}}`);
    replaceStyle(draft, tag, style, name);
  }
  if (rules.size === 0) return undefined;
  const css = `${[...rules.values()].join('\n')}\n`;
  return { file: `/assets/styles-${hash('sha256', css).slice(0, 10)}.css`, css };
}

function replaceStyle(draft: PageDraft, tag: Tag, style: Attribute, name: string): void {
  const { html } = draft;
  // Including the space before it.
  const start = html.slice(0, style.start).trimEnd().length;
  replaceText(draft, { start, end: style.end }, '');
  const classes = tag.attributes.get('class');
  if (!classes) {
    insertText(draft, tag.start + 1 + tag.name.length, ` class="${name}"`);
    return;
  }
  const written = html.slice(classes.start, classes.end);
  const quote = /["']$/.exec(written)?.[0] ?? '';
  const value = written.slice(written.indexOf('=') + 1 || written.length);
  const all = quote ? `${value.slice(0, -1)} ${name}${quote}` : `"${`${value} ${name}`.trim()}"`;
  replaceText(draft, classes, `class=${all}`);
}

/**
 * Writes the structured data of a page as a script for its head. React doesn't render it: no visitor needs it, and
 * React would create the script from a string.
 */
function writeStructuredData(data: object): string {
  // No text may end the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/**
 * The path of the payload of a page that is always loaded in full, because it may do what the policy of another
 * page would block after a navigation. The path of its payload has one that makes a navigation load the page, and
 * the browser follows the links of the page.
 * @param payloadFile `/RSC/R/docs/learn.txt`
 */
export function ownPayload(payloadFile: string): string {
  return payloadFile.replace(`/${payloadFolder}/`, (folder) => `${folder}own/`);
}

/** True if React would set HTML that isn't trusted by a Trusted Types policy. */
export function holdsPlainHtml(payload: string): boolean {
  return payload.includes('"dangerouslySetInnerHTML":{');
}

/** The addresses of the script, of the client entry and of the page's payload. */
type BootScript = {
  bootUrl: string;
  app: string;
  /** The modules that the entry and the payloads need, which are requested together. */
  modules: readonly string[];
  /** The scripts that a press on any page may need as well. */
  late: readonly string[];
  payload: string;
  /** The id of the build, which payloads contain as well. */
  build: string;
  /** Whether the page is always loaded in full. */
  isOwn: boolean;
  /** If the site has several languages: the address of the script that runs before, with that of the page. */
  languageScript?: string;
};

/** Writes the element of the boot script, which loads the app and its payloads at the first intent. */
function writeBootScript({
  bootUrl,
  app,
  modules,
  late,
  payload,
  build,
  isOwn,
  languageScript,
}: BootScript): string {
  const ownMark = isOwn ? ' data-own=""' : '';
  const scripts = [app, ...modules];
  const others = late.filter((address) => !scripts.includes(address));
  const all = [scripts, others].filter(({ length }) => length > 0).map((list) => list.join(' '));
  const before = languageScript ? `<script defer src="${languageScript}"></script>` : '';
  return `${before}<script type="module" src="${bootUrl}" data-app="${all.join()}" data-payload="${payload}"${ownMark} data-build="${build}"></script>`;
}

import {
  applyEdits,
  findEncoding,
  insertText,
  openDraft,
  type PageDraft,
} from '../html/page-draft.ts';
import type { Tag } from '../html/read-tags.ts';
import type { SiteConfig } from '../site/schema.ts';
import { findNeeds, hashOf } from './page-needs.ts';

export type PolicyOptions = {
  /** What the site allows for all pages; false for no policy. */
  hosts: SiteConfig['contentSecurityPolicy'];
  /** The script that every page runs inline, before the first paint. */
  themeScript: string;
  /** The speculation rules that the boot script adds. */
  speculationRules: string;
  /** The site's own origin. */
  origin?: string;
};

const kinds = ['script', 'style', 'img', 'font', 'media', 'connect', 'frame', 'manifest'];

/** The permissions of all pages; `islands/trusted-html` creates the only Trusted Types policy. */
const basis: readonly string[] = [
  "default-src 'none'",
  ...kinds.map((kind) => `${kind}-src 'self'`),
  ...['img-src data:', 'font-src data:', "form-action 'self'", "base-uri 'none'"],
  ...["require-trusted-types-for 'script'", 'trusted-types site-html site-rules site-worker'],
];

/**
 * Adds the Content-Security-Policy to the head of a page, before everything that it covers.
 * @param scripts inline scripts that the page gets from us; other pages needn't allow them, as they only run at a
 * full load
 * @param css the page's own style sheet
 * @returns whether the policy allows more than that of other pages, or the page has scripts of its own: the policy
 * of another page would block these after a client navigation
 * @throws if the head has no place for it
 */
export function addPolicy(
  draft: PageDraft,
  { hosts, themeScript, speculationRules, origin }: PolicyOptions,
  { scripts = [], css }: { scripts?: readonly string[]; css?: string | undefined } = {},
): boolean {
  if (hosts === false) return false;
  const added = Object.entries(hosts).flatMap(([field, list]) =>
    list.map((source: string) => `${dashed(field)} ${source}`),
  );
  const known = [themeScript, speculationRules, ...scripts];
  const hashes = known.map((code) => `script-src ${hashOf(code)}`);
  const common = new Set([...basis, ...hashes, ...added]);
  const needs = findNeeds(draft, css, origin);
  const policy = formatPolicy(new Set([...common, ...needs]));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  insertText(draft, findEncoding(draft).end, meta);
  return [...needs].some((need) => !common.has(need)) || draft.tags.some(isOwnScript);
}

/** Adds a policy to a page that needs no more than that, such as a redirect. */
export function writePolicy(
  name: string,
  html: string,
  options: PolicyOptions,
): { html: string; isOwn: boolean } {
  const draft = openDraft(name, html);
  const isOwn = addPolicy(draft, options);
  return { html: applyEdits(draft), isOwn };
}

/** A script file besides the one that every page has. */
const isOwnScript = ({ name, isClosing, attributes }: Tag) =>
  name === 'script' && !isClosing && attributes.has('src') && !attributes.has('data-app');

/** Merges `img-src a` and `img-src b` to `img-src a b`. */
function formatPolicy(allowed: ReadonlySet<string>): string {
  const directives = Map.groupBy(allowed, (entry) => entry.split(' ', 1)[0] ?? '');
  const lines = [...directives].map(([directive, entries]) =>
    [directive, ...entries.map((entry) => entry.slice(directive.length + 1))].join(' '),
  );
  return lines.join('; ');
}

/** Converts `imgSrc` in the configuration to `img-src`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

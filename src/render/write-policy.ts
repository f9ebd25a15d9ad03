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
  /** What the site adds for all pages; false where it wants no policy. */
  hosts: SiteConfig['contentSecurityPolicy'];
  /** The script that every page runs inline, before paint. */
  themeScript: string;
  /** What the boot script gives to browsers that load pages ahead. */
  speculationRules: string;
  /** The one that the home page has beside it, where the site wants it. */
  homeScript?: string;
  /** The site's own origin. */
  origin?: string;
};

const kinds = ['script', 'style', 'img', 'font', 'media', 'connect', 'frame', 'manifest'];

/** What all pages may do; `islands/trusted-html` makes the one policy for Trusted Types. */
const basis: readonly string[] = [
  "default-src 'none'",
  ...kinds.map((kind) => `${kind}-src 'self'`),
  ...['img-src data:', 'font-src data:', "form-action 'self'", "base-uri 'none'"],
  ...["require-trusted-types-for 'script'", 'trusted-types site-html site-rules site-worker'],
];

/**
 * Puts the Content-Security-Policy into the head of a page, before all that it is about.
 * @param css the page's own style sheet
 * @returns whether the policy allows more than that of others, or scripts come with the page: what
 *   the policy of another page would block after a navigation without a load
 * @throws where the head has no place for it
 */
export function addPolicy(
  draft: PageDraft,
  { hosts, themeScript, homeScript, speculationRules, origin }: PolicyOptions,
  css?: string,
): boolean {
  if (hosts === false) return false;
  const added = Object.entries(hosts).flatMap(([field, list]) =>
    list.map((source: string) => `${dashed(field)} ${source}`),
  );
  const known = [themeScript, speculationRules, ...(homeScript ? [homeScript] : [])];
  const scripts = known.map((code) => `script-src ${hashOf(code)}`);
  const common = new Set([...basis, ...scripts, ...added]);
  const needs = findNeeds(draft, css, origin);
  const policy = formatPolicy(new Set([...common, ...needs]));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  insertText(draft, findEncoding(draft).end, meta);
  return [...needs].some((need) => !common.has(need)) || draft.tags.some(isOwnScript);
}

/** Gives a page its policy that needs nothing else, as one that leads elsewhere. */
export function writePolicy(
  name: string,
  html: string,
  options: PolicyOptions,
): { html: string; isOwn: boolean } {
  const draft = openDraft(name, html);
  const isOwn = addPolicy(draft, options);
  return { html: applyEdits(draft), isOwn };
}

/** A script in a file beside the one that every page has. */
const isOwnScript = ({ name, isClosing, attributes }: Tag) =>
  name === 'script' && !isClosing && attributes.has('src') && !attributes.has('data-app');

/** From `img-src a` and `img-src b` to `img-src a b`. */
function formatPolicy(allowed: ReadonlySet<string>): string {
  const directives = Map.groupBy(allowed, (entry) => entry.split(' ', 1)[0] ?? '');
  const lines = [...directives].map(([directive, entries]) =>
    [directive, ...entries.map((entry) => entry.slice(directive.length + 1))].join(' '),
  );
  return lines.join('; ');
}

/** `imgSrc` of the config is `img-src`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

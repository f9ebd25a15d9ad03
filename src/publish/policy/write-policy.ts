import {
  applyEdits,
  findEncoding,
  insertText,
  openDraft,
  type PageDraft,
} from '../html/page-draft.ts';
import type { Tag } from '../html/read-tags.ts';
import { hashOf, type PolicyError, type PolicyHosts, readNeeds } from './page-needs.ts';

export type PolicyOptions = {
  /** What the site allows for all pages; false for no policy. */
  hosts: PolicyHosts;
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
 * @returns the page's errors, and whether the policy allows more than that of other pages, or the page has scripts
 * of its own: the policy of another page would block these after a client navigation
 * @throws if the head has no place for it
 */
export function addPolicy(
  draft: PageDraft,
  { hosts, themeScript, speculationRules, origin }: PolicyOptions,
  { scripts = [], css }: { scripts?: readonly string[]; css?: string | undefined } = {},
): { errors: PolicyError[]; allowsMore: boolean } {
  const { needs, parserNeeds, errors } = readNeeds(draft, hosts, origin, css);
  if (hosts === false) return { errors, allowsMore: false };
  const listed = Object.entries(hosts).flatMap(([field, sources = []]) =>
    sources.map((source: string) => `${directiveOf(field)} ${source}`),
  );
  const codes = [themeScript, speculationRules, ...scripts];
  const hashes = codes.map((code) => `script-src ${hashOf(code)}`);
  const common = new Set([...basis, ...hashes, ...listed]);
  const policy = formatPolicy(new Set([...common, ...needs, ...parserNeeds]));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  insertText(draft, findEncoding(draft).end, meta);
  const allowsMore = [...needs].some((need) => !common.has(need)) || draft.tags.some(isOwnScript);
  return { errors, allowsMore };
}

/** Adds a policy to a page that needs no more than that, such as a redirect. */
export function writePolicy(name: string, html: string, options: PolicyOptions): string {
  const draft = openDraft(name, html);
  addPolicy(draft, options);
  return applyEdits(draft);
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

/** `imgSrc` becomes `img-src`. */
export function directiveOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

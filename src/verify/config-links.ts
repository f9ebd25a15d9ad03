import type { BrokenLink } from './broken-links.ts';
import { nameTarget, resolveLink } from './resolve-link.ts';

export type ConfigLink = {
  /** `navbar.items[2].to` */
  fieldPath: string;
  /** As written in site.config.ts, without the base path. */
  href: string;
};

type ConfigInput = { configLinks: readonly ConfigLink[]; siteUrl: string; baseUrl: string };

/** Gives the fields of site.config.ts that a broken link of a page comes from; often none. */
export function createConfigFinder(input: ConfigInput): (link: BrokenLink) => ConfigLink[] {
  const byTarget = new Map<string, ConfigLink[]>();
  for (const link of input.configLinks) {
    for (const target of new Set(nameConfigTargets(link.href, input))) {
      byTarget.set(target, [...(byTarget.get(target) ?? []), link]);
    }
  }
  return ({ target }) => byTarget.get(dropSlash(target)) ?? [];
}

/** The page may show the link with base path and slash, which its author need not write. */
function nameConfigTargets(href: string, { siteUrl, baseUrl }: ConfigInput): string[] {
  const withBase = href.startsWith('/') ? [baseUrl + href.slice(1)] : [];
  return [href, ...withBase].map((address) =>
    dropSlash(nameTarget(resolveLink(address, baseUrl, siteUrl), address)),
  );
}

function dropSlash(target: string): string {
  return target.replace(/\/(#|$)/, '$1');
}

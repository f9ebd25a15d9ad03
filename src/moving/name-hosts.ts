import type { ContentReading } from '../content/content-index.ts';
import { findUnnamed } from '../policy/find-unnamed.ts';
import type { SiteConfig } from '../site/schema.ts';

/**
 * The hosts that content takes frames, scripts and the like from, by the fields of
 * `contentSecurityPolicy` that name them.
 */
export function listHosts(
  { index, broken }: Pick<ContentReading, 'index' | 'broken'>,
  site: SiteConfig,
): Record<string, string[]> {
  const files = [...index.docs, ...index.posts, ...index.partials].map(({ facts }) => facts.needs);
  const needs = [...files, ...broken.map((file) => file.needs)].flatMap((list = []) => list);
  const named = needs
    .filter((need) => findUnnamed(need, site).length > 0)
    .map(({ field, source }) => ({
      field,
      host: /:/.test(source) ? source : `https://${source}`,
    }));
  const byField = Map.groupBy(named, ({ field }) => field);
  return Object.fromEntries(
    [...byField]
      .sort()
      .map(([field, all]) => [field, [...new Set(all.map(({ host }) => host))].sort()]),
  );
}

import { PlainError } from '../../faults/plain-error.ts';
import type { SiteConfig } from '../../site/schema.ts';
import type { SearchOptions } from './field.ts';

/**
 * What `site.config.ts` says about the search.
 * @throws where the site has no search: nothing but a command asks then
 */
export function searchOptions({ search }: Pick<SiteConfig, 'search'>): SearchOptions {
  if (!search) throw new PlainError('This site has no search: site.config.ts has `search: false`.');
  return search;
}

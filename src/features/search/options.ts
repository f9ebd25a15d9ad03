import type { SiteConfig } from '../../config/schema.ts';
import { PlainError } from '../../diagnostics/plain-error.ts';
import type { SearchOptions } from './field.ts';

/**
 * The search settings in `site.config.ts`.
 * @throws if the site has no search; only commands call it then
 */
export function searchOptions({ search }: Pick<SiteConfig, 'search'>): SearchOptions {
  if (!search) throw new PlainError('This site has no search: site.config.ts has `search: false`.');
  return search;
}

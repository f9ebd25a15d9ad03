import { hrefOfLink } from '../links/resolve-link.ts';
import { site } from './site.ts';

/**
 * Converts a path that the engine names (`/blog/archive/`) to an href with base path. For links that authors write,
 * use `collections.hrefOfLink`: they may include the base path already.
 */
export function withBase(path: string): string {
  return hrefOfLink(path, { baseUrl: site.baseUrl, has: () => true });
}

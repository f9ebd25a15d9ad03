import { hrefOfLink } from '../links/resolve-link.ts';
import { site } from './site.ts';

/** Converts a site path (`/docs/`) to an href with base path; addresses of other sites are unchanged. */
export function withBase(path: string): string {
  return hrefOfLink(path, site.baseUrl);
}

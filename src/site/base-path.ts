import { hrefOfLink } from '../links/resolve-link.ts';
import { site } from './site.ts';

/** A site path (`/docs/`) as it stands in an href; an address of another site stays as it is. */
export function withBase(path: string): string {
  return hrefOfLink(path, site.baseUrl);
}

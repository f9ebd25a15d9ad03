import { isOwnLink } from '../../links/own-link.ts';

/** `@docusaurus/isInternalUrl`: whether an address is one of the site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && isOwnLink(url);
}

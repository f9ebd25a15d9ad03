import { isOwnLink } from '../../links/own-link.ts';

/** `@docusaurus/useBaseUrl`: a site path with the base path before it; other addresses as they are. */
export default function useBaseUrl(path: string): string {
  if (path.startsWith('#') || !isOwnLink(path)) return path;
  const base = import.meta.env.BASE_URL;
  return path.startsWith(base) && base !== '/' ? path : base + path.replace(/^\//, '');
}

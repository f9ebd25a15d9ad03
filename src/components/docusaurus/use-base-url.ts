import { isOwnLink } from '../../links/own-link.ts';

/** `@docusaurus/useBaseUrl`: adds the base path to a site path; other addresses are unchanged. */
export default function useBaseUrl(path = ''): string {
  if (path === '' || path.startsWith('#') || !isOwnLink(path)) return path;
  const base = import.meta.env.BASE_URL;
  return path.startsWith(base) && base !== '/' ? path : base + path.replace(/^\//, '');
}

/** The same for many addresses. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl });

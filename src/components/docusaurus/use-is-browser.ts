/** `@docusaurus/useIsBrowser` where pages are made. */
export default function useIsBrowser(): boolean {
  return false;
}

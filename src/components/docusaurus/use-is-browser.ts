/** `@docusaurus/useIsBrowser` on the server. */
export default function useIsBrowser(): boolean {
  return false;
}

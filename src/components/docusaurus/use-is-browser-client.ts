import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** `@docusaurus/useIsBrowser` in an island: false until a browser has taken over the page. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** `@docusaurus/useIsBrowser` in an island: false until hydration. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

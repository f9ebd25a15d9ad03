import { useEffect } from 'react';
import { useRouter } from 'waku';
import { closeAddress } from '../../links/page-path.ts';
import ExecutionEnvironment from './execution-environment.ts';
import useBaseUrl from './use-base-url.ts';
import useIsBrowser from './use-is-browser-client.ts';

/**
 * `useLocation` of `@docusaurus/router`, in an island: the page's address. Its query and hash are empty until
 * hydration, as in the HTML of the build.
 */
export function useLocation() {
  const { path, query, hash } = useRouter();
  const isBrowser = useIsBrowser();
  return {
    pathname: closeAddress(useBaseUrl(path)),
    search: isBrowser && query !== '' ? `?${query}` : '',
    hash: isBrowser ? hash : '',
  };
}

/**
 * `useHistory` of `@docusaurus/router`, in an island: navigation by code. Components that lead elsewhere while they
 * are rendered stay where they are in the HTML of the build.
 */
export function useHistory() {
  const { push, replace, back, forward } = useRouter();
  const moves = ExecutionEnvironment.canUseDOM
    ? { push, replace }
    : { push: () => {}, replace: () => {} };
  return { ...moves, goBack: back, goForward: forward, location: useLocation() };
}

/** `Redirect` of `@docusaurus/router`: a link to where the page is now, which the browser follows. */
function RedirectLink({ to }: { to: string }) {
  const { replace } = useRouter();
  const address = closeAddress(useBaseUrl(to));
  useEffect(() => void replace(address), [replace, address]);
  return <a href={address}>{address}</a>;
}

export { RedirectLink as Redirect };

import type { ReactNode } from 'react';
import useIsBrowser from './use-is-browser-client.ts';

type BrowserOnlyProps = { children: () => ReactNode; fallback?: ReactNode };

/** `@docusaurus/BrowserOnly` in an island: its fallback until a browser has taken over the page. */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children() : (fallback ?? null);
}

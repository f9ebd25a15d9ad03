import type { ReactNode } from 'react';
import useIsBrowser from './use-is-browser-client.ts';

type BrowserOnlyProps = { children: () => ReactNode; fallback?: ReactNode };

/** `@docusaurus/BrowserOnly` in an island: its fallback until hydration. */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children() : (fallback ?? null);
}

import type { ReactNode } from 'react';

type BrowserOnlyProps = { children: () => ReactNode; fallback?: ReactNode };

/**
 * `@docusaurus/BrowserOnly` where pages are made: what its function returns, as components that need a
 * browser are sent there; the fallback, if the function itself needs one.
 */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  try {
    return children();
  } catch {
    return fallback ?? null;
  }
}

import type { ReactNode } from 'react';

type BrowserOnlyProps = { children: () => ReactNode; fallback?: ReactNode };

/**
 * `@docusaurus/BrowserOnly` on the server: the result of its function, because the components in it that need a
 * browser are islands; the fallback if the function itself needs a browser.
 */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  try {
    return children();
  } catch {
    return fallback ?? null;
  }
}

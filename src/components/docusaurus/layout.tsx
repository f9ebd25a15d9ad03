import '../../theme/own-page.css';
import type { ReactNode } from 'react';

type LayoutProps = { wrapperClassName?: string; children?: ReactNode };

/**
 * `@theme/Layout`: what is between navbar and footer, which every page has here. The page's title and description
 * are read from the text of its component.
 */
export default function Layout({ wrapperClassName, children }: LayoutProps): ReactNode {
  return wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children;
}

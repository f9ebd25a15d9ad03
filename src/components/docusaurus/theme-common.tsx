import type { ReactNode } from 'react';
import useDocusaurusContext from './use-docusaurus-context.ts';

/** The part of the configuration that Docusaurus has for themes. */
export const useThemeConfig = () => useDocusaurusContext().siteConfig.themeConfig;

export { useCurrentSidebarCategory } from './docs-versions.ts';

/** Title and description are read from the text of a page's component. */
export function PageMetadata(): ReactNode {
  return null;
}

type ClassProps = { className: string; children?: ReactNode };

/** A class around the page instead of on the root element, which all pages share. */
export function HtmlClassNameProvider({ className, children }: ClassProps) {
  return <div className={className}>{children}</div>;
}

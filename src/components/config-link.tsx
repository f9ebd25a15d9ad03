import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import type { LinkAttributes } from '../config/link-attributes.ts';
import { collections } from '../site/collections/site-collections.ts';
import { ExternalLink, NewTabHint } from '../theme/external-link.tsx';
import { withClass } from '../theme/with-class.ts';

type ConfigLinkProps = {
  /** A path of this site, if `href` isn't set. */
  to?: string;
  /** An address of another site. */
  href?: string;
  xstyle: stylex.StyleXStyles;
  /** Whether to omit the arrow of external links. */
  plain?: boolean;
  className?: string;
  /** Further attributes of its element. */
  attributes?: LinkAttributes;
  children: ReactNode;
};

/** A link from the site's configuration: to a page, or to another site in a new tab. */
export function ConfigLink({ to = '/', href, ...props }: ConfigLinkProps) {
  if (href) return <ExternalLink href={href} {...props} />;
  const { attributes, className = '', xstyle, children } = props;
  return (
    <a
      href={collections.hrefOfLink(to)}
      {...attributes}
      {...withClass(className, stylex.props(xstyle))}
    >
      {children}
      {attributes?.target === '_blank' && <NewTabHint />}
    </a>
  );
}

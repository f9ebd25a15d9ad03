import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { withBase } from '../site/base-path.ts';
import { ExternalLink } from '../theme/external-link.tsx';

type ConfigLinkProps = {
  /** A path of this site, where `href` is not set. */
  to?: string;
  /** An address of another site. */
  href?: string;
  xstyle: stylex.StyleXStyles;
  /** Without the arrow of links that leave the site. */
  plain?: boolean;
  children: ReactNode;
};

/** A link of the site's config: to a page, or to another site in a new tab. */
export function ConfigLink({ to = '/', href, ...props }: ConfigLinkProps) {
  if (href) return <ExternalLink href={href} {...props} />;
  return (
    <a href={withBase(to)} {...stylex.props(props.xstyle)}>
      {props.children}
    </a>
  );
}

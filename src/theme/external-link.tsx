import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  xstyle?: stylex.StyleXStyles;
  /** Without the arrow, where an icon or a picture stands for the link already. */
  plain?: boolean;
};

/** A link that leaves the site: it opens in a new tab, and says so. */
export function ExternalLink({ href, children, xstyle, plain = false }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...stylex.props(xstyle)}>
      {children}
      {!plain && (
        <span className="external-icon">
          <Icon name="external" size={12} />
        </span>
      )}
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  );
}

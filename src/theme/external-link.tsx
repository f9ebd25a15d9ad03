import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { withClass } from './with-class.ts';

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  xstyle?: stylex.StyleXStyles;
  className?: string;
  /** Without the arrow, where an icon or a picture stands for the link already. */
  plain?: boolean;
};

/** A link that leaves the site: it opens in a new tab, and says so. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, children, xstyle, className = '', plain = false } = props;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...withClass(className, stylex.props(xstyle))}
    >
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

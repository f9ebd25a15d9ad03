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
  /** What its element has beside that; with another target it opens there. */
  attributes?: Record<string, string | number | boolean>;
};

/** A link that leaves the site: it opens in a new tab, and says so. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, children, xstyle, className = '', plain = false, attributes } = props;
  const { target = '_blank' } = attributes ?? {};
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...attributes}
      {...withClass(className, stylex.props(xstyle))}
    >
      {children}
      {!plain && (
        <span className="external-icon">
          <Icon name="external" size={12} />
        </span>
      )}
      {target === '_blank' && <NewTabHint />}
    </a>
  );
}

/** What is said of a link that opens in a new tab, after its name. */
export function NewTabHint() {
  return <span className="visually-hidden"> (opens in new tab)</span>;
}

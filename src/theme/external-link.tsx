import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { textFor } from '../texts/text.ts';
import { Icon } from './icon.tsx';
import { withClass } from './with-class.ts';

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  xstyle?: stylex.StyleXStyles;
  className?: string;
  /** Whether to omit the arrow, because an icon or a picture already marks the link. */
  plain?: boolean;
  /** Further attributes of its element; with another `target` it opens there. */
  attributes?: Record<string, string | number | boolean>;
};

/** An external link: it opens in a new tab, and says so. */
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

/** The hidden text after the name of a link that opens in a new tab. */
export function NewTabHint() {
  return (
    <span className="visually-hidden">{` ${textFor('theme.IconExternalLink.ariaLabel')}`}</span>
  );
}

import * as stylex from '@stylexjs/stylex';
import type { NavLink } from '../navigation/tree.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icons.tsx';

/** Links of the navbar in a row; only where there is room for them. */
export function NavLinks({ links, end = false }: { links: NavLink[]; end?: boolean }) {
  return (
    <ul {...withClass('nav-links', stylex.props(styles.list, end && styles.end))}>
      {links.map((link) => (
        <li key={link.href}>
          <NavItem link={link} />
        </li>
      ))}
    </ul>
  );
}

function NavItem({ link }: { link: NavLink }) {
  if (link.icon === 'github') {
    return (
      <a
        href={link.href}
        aria-label={link.label}
        target="_blank"
        rel="noopener noreferrer"
        {...stylex.props(styles.link, styles.square)}
      >
        <Icon name="github" size={20} />
      </a>
    );
  }
  if (link.external) {
    return (
      <ExternalLink href={link.href} xstyle={styles.link}>
        {link.label}
      </ExternalLink>
    );
  }
  return (
    <a
      href={link.href}
      aria-current={link.current}
      {...stylex.props(styles.link, link.current !== undefined && styles.current)}
    >
      {link.label}
    </a>
  );
}

const styles = stylex.create({
  list: {
    display: { default: 'none', [media.desktop]: 'flex' },
    alignItems: 'center',
    gap: '0.125rem',
  },
  end: { marginInlineStart: 'auto' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '2.25rem',
    paddingInline: '0.75rem',
    borderRadius: tokens['--sx-radius'],
    color: { default: tokens['--sx-text-muted'], ':hover': tokens['--sx-text'] },
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 500,
    textDecoration: 'none',
  },
  square: { width: '2.25rem', paddingInline: 0, justifyContent: 'center' },
  current: {
    color: tokens['--sx-text'],
    fontWeight: 650,
    boxShadow: `inset 0 -2px ${tokens['--sx-accent']}`,
    borderRadius: 0,
    marginInline: '0.75rem',
    paddingInline: 0,
    height: '3.75rem',
    backgroundColor: 'transparent',
  },
});

import * as stylex from '@stylexjs/stylex';
import { CurrentLink } from '../islands/current-link.tsx';
import type { NavLink } from '../navigation/tree.ts';
import { ExternalLink } from '../theme/external-link.tsx';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

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
      <ExternalLink href={link.href} plain xstyle={[styles.link, styles.square]}>
        <Icon name="github" size={20} />
        <span className="visually-hidden">{link.label}</span>
      </ExternalLink>
    );
  }
  return <LabelledLink link={link} xstyle={styles.link} />;
}

type LabelledLinkProps = { link: NavLink; xstyle: stylex.StyleXStyles };

/** A link of the navbar by its label, in the style of where it stands. */
export function LabelledLink({ link, xstyle }: LabelledLinkProps) {
  const { href, label, section } = link;
  return link.external ? (
    <ExternalLink href={href} xstyle={xstyle}>
      {label}
    </ExternalLink>
  ) : (
    <CurrentLink href={href} section={section} {...stylex.props(xstyle)}>
      {label}
    </CurrentLink>
  );
}

/** The link to the open page, or into its section. */
const current = ':is([aria-current])';

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
    height: { default: '2.25rem', [current]: '3.75rem' },
    paddingInline: '0.75rem',
    borderRadius: { default: tokens['--sx-radius'], [current]: 0 },
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
      [current]: tokens['--sx-text'],
    },
    backgroundColor: {
      default: 'transparent',
      ':hover': tokens['--sx-surface-hover'],
      [current]: 'transparent',
    },
    // A line under the text alone, which is as wide in every section: no link moves.
    backgroundImage: {
      default: null,
      [current]: `linear-gradient(${tokens['--sx-accent']}, ${tokens['--sx-accent']})`,
    },
    backgroundPosition: '50% 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'calc(100% - 1.5rem) 2px',
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 500,
    textDecoration: 'none',
    outlineOffset: { default: null, [current]: '-4px' },
  },
  square: { width: '2.25rem', paddingInline: 0, justifyContent: 'center' },
});

import * as stylex from '@stylexjs/stylex';
import type { NavbarView } from '../navigation/tree.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { NavLinks } from './nav-links.tsx';
import { SearchLink } from './search-link.tsx';
import { shared } from './shared-styles.ts';

/** The bar at the top of every page. */
export function Navbar({ navbar }: { navbar: NavbarView }) {
  return (
    <nav aria-label="Main" data-no-print {...stylex.props(styles.bar)}>
      <div {...stylex.props(shared.shell, styles.inner)}>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label="Toggle navigation bar"
          aria-controls="mobile-menu"
          aria-expanded={false}
          data-menu-toggle
          // It may have been opened before React takes the page over.
          suppressHydrationWarning
          {...stylex.props(styles.menuButton)}
        >
          <Icon name="menu" size={22} />
        </button>
        <Brand />
        <NavLinks links={navbar.left} />
        <NavLinks links={navbar.right} end />
        <div {...stylex.props(styles.toggle)}>
          <ColorModeSwitch />
        </div>
        <div {...stylex.props(styles.search)}>
          <SearchLink />
        </div>
      </div>
    </nav>
  );
}

const styles = stylex.create({
  bar: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 200,
    height: tokens['--sx-navbar-height'],
    backgroundColor: tokens['--sx-surface'],
    borderBlockEndWidth: 1,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens['--sx-border'],
  },
  inner: {
    display: 'flex',
    alignItems: 'center',
    gap: { default: tokens['--sx-space-2'], [media.desktop]: tokens['--sx-space-3'] },
    height: '100%',
  },
  menuButton: {
    display: { default: 'grid', [media.desktop]: 'none' },
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    marginInlineStart: '-0.625rem',
    padding: 0,
    borderWidth: 0,
    borderRadius: tokens['--sx-radius'],
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
  },
  toggle: { display: { default: 'none', [media.desktop]: 'block' } },
  search: { marginInlineStart: { default: 'auto', [media.desktop]: 0 } },
});

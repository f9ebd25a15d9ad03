import * as stylex from '@stylexjs/stylex';
import { SearchButton } from '../features/search/components/search-button.tsx';
import type { NavbarView, NavEntry } from '../navigation/tree.ts';
import { site } from '../site/site.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { NavLinks } from './nav-links.tsx';
import { shared } from './shared-styles.ts';

/** The bar at the top of every page. */
export function Navbar({ navbar }: { navbar: NavbarView }) {
  const hasSearch = [...navbar.left, ...navbar.right].some(({ kind }) => kind === 'search');
  const isEmpty = [...navbar.left, ...navbar.right].every(({ kind }) => kind === 'search');
  return (
    <nav
      aria-label="Main"
      data-no-print
      data-part={site.navbar.hideOnScroll ? '' : undefined}
      data-hide-on-scroll={site.navbar.hideOnScroll ? '' : undefined}
      data-navbar-style={site.navbar.style}
      {...stylex.props(styles.bar)}
    >
      <div {...stylex.props(shared.shell, styles.inner)}>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label="Toggle navigation bar"
          aria-controls="mobile-menu"
          aria-expanded={false}
          data-menu-toggle={isEmpty ? 'empty' : ''}
          // It may have been opened before React takes the page over.
          suppressHydrationWarning
          {...stylex.props(styles.menuButton)}
        >
          <Icon name="menu" size={22} />
        </button>
        <Brand />
        <Side entries={navbar.left} name="left" />
        <span {...stylex.props(styles.room)} />
        <Side entries={navbar.right} name="right" />
        <div {...stylex.props(styles.toggle)}>
          <ColorModeSwitch />
        </div>
        {!hasSearch && <SearchPlace />}
      </div>
    </nav>
  );
}

/** The items of a side in rows, with the search between them where it is one. */
function Side({ entries, name }: { entries: NavEntry[]; name: string }) {
  const at = entries.findIndex(({ kind }) => kind === 'search');
  if (at === -1) return <NavLinks entries={entries} name={name} />;
  return (
    <>
      <NavLinks entries={entries.slice(0, at)} name={name} />
      <SearchPlace />
      <NavLinks entries={entries.slice(at + 1)} name={`${name}-end`} />
    </>
  );
}

function SearchPlace() {
  return (
    <div {...stylex.props(styles.search)}>
      <SearchButton />
    </div>
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
    gap: {
      default: tokens['--sx-space-2'],
      [media.desktop]: `min(${tokens['--sx-space-3']}, 1.25vw)`,
    },
    height: '100%',
  },
  menuButton: {
    display: { default: 'grid', [media.desktop]: 'none' },
    placeItems: 'center',
    flexShrink: 0,
    width: '2.75rem',
    height: '2.75rem',
    marginInlineStart: '-0.625rem',
    padding: 0,
    borderWidth: 0,
    borderRadius: tokens['--sx-radius'],
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
  },
  toggle: { display: { default: 'none', [media.desktop]: 'block' } },
  room: { flexGrow: 1 },
  // Among the items in a wide window, at the end where these are in the menu.
  search: { order: { default: 1, [media.desktop]: 0 }, flexShrink: 0 },
});

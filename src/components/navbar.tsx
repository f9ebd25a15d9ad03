import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { site } from '../config/site.ts';
import type { FeatureName } from '../features/fields.ts';
import type { NavbarView, NavEntry } from '../site/navigation/tree.ts';
import { textFor } from '../texts/text.ts';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { NavLinks } from './nav-links.tsx';
import { shared } from './shared-styles.ts';

/** The navbar items of features, by name. */
export type NavbarItems = readonly (readonly [FeatureName, ReactNode])[];

/** The bar at the top of every page; items of features without a position are at the end. */
export function Navbar({ navbar, items }: { navbar: NavbarView; items: NavbarItems }) {
  const entries = [...navbar.left, ...navbar.right];
  const placed = entries.flatMap((entry) => (entry.kind === 'feature' ? entry.feature : []));
  const isEmpty = placed.length === entries.length;
  return (
    <nav
      aria-label={textFor('theme.NavBar.navAriaLabel')}
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
          aria-label={textFor('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
          aria-controls="mobile-menu"
          aria-expanded={false}
          data-menu-toggle={isEmpty ? 'empty' : ''}
          // The boot script may have opened it before hydration.
          suppressHydrationWarning
          {...stylex.props(styles.menuButton)}
        >
          <Icon name="menu" size={22} />
        </button>
        <Brand />
        <Side entries={navbar.left} name="left" items={items} />
        <span {...stylex.props(styles.room)} />
        <Side entries={navbar.right} name="right" items={items} />
        <div {...stylex.props(styles.toggle)}>
          <ColorModeSwitch />
        </div>
        {items.map(
          ([feature, item]) =>
            !placed.includes(feature) && <ItemPlace key={feature}>{item}</ItemPlace>,
        )}
      </div>
    </nav>
  );
}

type SideProps = { entries: NavEntry[]; name: string; items: NavbarItems };

/** The items of a side in rows, with those of features between them. */
function Side({ entries, name, items }: SideProps) {
  const at = entries.findIndex(({ kind }) => kind === 'feature');
  const entry = entries[at];
  if (entry?.kind !== 'feature') return <NavLinks entries={entries} name={name} />;
  const item = items.find(([feature]) => feature === entry.feature)?.[1];
  return (
    <>
      <NavLinks entries={entries.slice(0, at)} name={name} />
      <ItemPlace>{item}</ItemPlace>
      <Side entries={entries.slice(at + 1)} name={`${name}-end`} items={items} />
    </>
  );
}

function ItemPlace({ children }: { children: ReactNode }) {
  return <div {...stylex.props(styles.item)}>{children}</div>;
}

const styles = stylex.create({
  bar: {
    // Sticky in every window: Chromium scrolls to the same part of the bar after a phone is turned.
    position: 'sticky',
    // In very low windows, such as at 400% zoom, the text needs the space.
    insetBlockStart: {
      default: 0,
      '@media (max-height: 400px)': { default: '-4rem', ':focus-within': 0 },
    },
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
  // Among the items in a wide window; at the end if these are in the menu.
  item: { order: { default: 1, [media.desktop]: 0 }, flexShrink: 0 },
});

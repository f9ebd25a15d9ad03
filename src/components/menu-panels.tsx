import * as stylex from '@stylexjs/stylex';
import { MobileMenu } from '../islands/mobile-menu.tsx';
import { SectionLinks } from '../islands/section-links.tsx';
import type { NavbarView, NavLink } from '../navigation/tree.ts';
import { site } from '../site/site.ts';
import { Icon } from '../theme/icon.tsx';
import { tokens } from '../theme/tokens.stylex.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LabelledLink } from './nav-links.tsx';

/**
 * The menu of small screens and the left column of large ones: the links of a section stand in the
 * page once, and the style sheet puts them where there is room.
 */
export function MenuPanels({ navbar }: { navbar: NavbarView }) {
  return (
    <MobileMenu
      header={<MenuHeader />}
      primary={<MenuLinks links={[...navbar.left, ...navbar.right]} />}
      secondary={<SectionLinks baseUrl={site.baseUrl} />}
    />
  );
}

function MenuHeader() {
  return (
    <>
      <Brand />
      <span {...stylex.props(styles.buttons)}>
        <ColorModeSwitch />
        <button
          type="button"
          className="icon-button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label="Close navigation bar"
          data-menu-close
        >
          <Icon name="close" size={22} />
        </button>
      </span>
    </>
  );
}

function MenuLinks({ links }: { links: NavLink[] }) {
  return (
    <nav aria-label="Main menu">
      <ul className="menu-links">
        {links.map((link) => (
          <li key={link.href}>
            <LabelledLink link={link} xstyle={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = stylex.create({
  buttons: { display: 'flex', alignItems: 'center', gap: tokens['--sx-space-1'] },
  link: {
    display: 'block',
    paddingBlock: '0.625rem',
    paddingInline: '0.75rem',
    borderRadius: tokens['--sx-radius'],
    color: {
      default: tokens['--sx-text'],
      ':is([aria-current])': tokens['--sx-accent'],
    },
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
    fontWeight: { default: 500, ':is([aria-current])': 650 },
    textDecoration: 'none',
  },
});

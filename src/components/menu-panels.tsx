import * as stylex from '@stylexjs/stylex';
import { site } from '../config/site.ts';
import { MenuGroup } from '../islands/menu-group.tsx';
import { MobileMenu } from '../islands/mobile-menu.tsx';
import { SectionLinks } from '../islands/section-links.tsx';
import type { NavbarView, NavEntry, NavItem } from '../site/navigation/tree.ts';
import { textFor } from '../texts/text.ts';
import { Icon } from '../theme/icon.tsx';
import { tokens } from '../theme/tokens.stylex.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { ItemName, keyOf, LabelledLink, NavHtml } from './nav-item.tsx';
import { SidebarSwitch } from './sidebar-switch.tsx';

/**
 * The mobile menu and the left column of wide windows: a page contains the links of a section once, and the style
 * sheet places them.
 */
export function MenuPanels({ navbar }: { navbar: NavbarView }) {
  // Items of features are in the navbar at every width.
  const entries = [...navbar.left, ...navbar.right].filter(({ kind }) => kind !== 'feature');
  return (
    <MobileMenu
      header={<MenuHeader />}
      primary={entries.length > 0 && <MenuLinks entries={entries} />}
      secondary={
        <>
          <SectionLinks baseUrl={site.baseUrl} />
          <SidebarSwitch />
        </>
      }
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
          aria-label={textFor('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
          data-menu-close
        >
          <Icon name="close" size={22} />
        </button>
      </span>
    </>
  );
}

function MenuLinks({ entries }: { entries: NavEntry[] }) {
  return (
    <nav aria-label={textFor('shell.mainMenu')}>
      <ul className="menu-links">
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <MenuEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuEntry({ entry }: { entry: NavEntry }) {
  if (entry.kind === 'link' || entry.kind === 'html') return <MenuItem item={entry} />;
  if (entry.kind === 'text') {
    return (
      <p
        {...stylex.props(styles.link, styles.text)}
      >{`${textFor('theme.navbar.mobileLanguageDropdown.label')}: ${entry.label}`}</p>
    );
  }
  if (entry.kind === 'feature') return null;
  const { label, html, menuLabel, items } = entry;
  const places = items
    .filter((item) => item.kind === 'link')
    .map(({ href, section, pattern }) => ({ href, section, pattern }));
  const summary = (
    <summary {...stylex.props(styles.link, styles.summary)}>
      {menuLabel ?? <ItemName label={label} html={html && withoutIds(html)} />}
      <span className="sidebar-chevron">
        <Icon name="chevron" size={14} />
      </span>
    </summary>
  );
  return (
    <MenuGroup summary={summary} links={places}>
      <ul className="menu-links menu-links-inner">
        {items.map((item) => (
          <li key={keyOf(item)}>
            <MenuItem item={item} />
          </li>
        ))}
      </ul>
    </MenuGroup>
  );
}

function MenuItem({ item }: { item: NavItem }) {
  if (item.kind === 'html') return <NavHtml item={{ ...item, html: withoutIds(item.html) }} />;
  const { id: _, ...attributes } = item.attributes ?? {};
  const html = item.html && withoutIds(item.html);
  return <LabelledLink link={{ ...item, html, attributes }} xstyle={styles.link} />;
}

/** HTML that is also in the navbar: an id must be unique. */
function withoutIds(html: string): string {
  return html.replace(/\sid=(?:"[^"]*"|'[^']*'|[^\s>]+)/g, '');
}

const styles = stylex.create({
  buttons: { display: 'flex', alignItems: 'center', gap: '0.25rem' },
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
    fontWeight: { default: 400, ':is([aria-current])': 650 },
    textDecoration: 'none',
  },
  text: { backgroundColor: 'transparent' },
  summary: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
});

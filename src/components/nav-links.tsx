import * as stylex from '@stylexjs/stylex';
import type { NavEntry } from '../site/navigation/tree.ts';
import { ExternalLink } from '../theme/external-link.tsx';
import { Icon } from '../theme/icon.tsx';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { NavDropdown } from './nav-dropdown.tsx';
import { ItemName, keyOf, LabelledLink, NavHtml, navStyles } from './nav-item.tsx';

/**
 * Navbar items in a row, in wide windows only.
 * @param name distinguishes their dropdowns from those of other rows
 */
export function NavLinks({ entries, name }: { entries: NavEntry[]; name: string }) {
  return (
    <ul data-side={name} {...withClass('nav-links', stylex.props(styles.list))}>
      {entries.map((entry, at) => (
        <li key={keyOf(entry)}>
          <NavItemView entry={entry} id={`${name}-${at}`} />
        </li>
      ))}
    </ul>
  );
}

function NavItemView({ entry, id }: { entry: NavEntry; id: string }) {
  switch (entry.kind) {
    case 'link':
      return entry.icon ? (
        <ExternalLink
          href={entry.href}
          plain
          xstyle={[navStyles.link, styles.square]}
          className={entry.className}
          attributes={entry.attributes}
        >
          <Icon name={entry.icon} size={20} />
          <span className="visually-hidden">
            <ItemName label={entry.label} html={entry.html} />
          </span>
        </ExternalLink>
      ) : (
        <LabelledLink link={entry} xstyle={navStyles.link} />
      );
    case 'dropdown':
      return <NavDropdown dropdown={entry} id={id} />;
    case 'html':
      return <NavHtml item={entry} />;
    case 'text':
      return (
        <span {...withClass(entry.className ?? '', stylex.props(styles.text))}>
          <Icon name={entry.icon} size={20} />
          {entry.label}
        </span>
      );
    default:
      return null;
  }
}

const styles = stylex.create({
  list: {
    display: { default: 'none', [media.desktop]: 'flex' },
    alignItems: 'center',
    gap: '0.125rem',
  },
  square: { width: '2.25rem', paddingInline: 0, justifyContent: 'center' },
  text: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    height: '2.25rem',
    paddingInline: '0.75rem',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
  },
});

import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import { findVersionViews } from '../outputs/server-part.ts';
import type { DropdownItem as Dropdown } from '../site/navigation/tree.ts';
import { Icon } from '../theme/icon.tsx';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { ItemName, keyOf, LabelledLink, NavHtml, navStyles } from './nav-item.tsx';

/**
 * Links behind a button. The style sheet opens them on hover; the boot script opens them on a press, key or touch,
 * and updates assistive technology.
 */
export function NavDropdown({ dropdown, id }: { dropdown: Dropdown; id: string }) {
  const { label, html, icon, className, isUnmarked, items, choices } = dropdown;
  const versions = findVersionViews(features);
  return (
    <div {...withClass('dropdown', stylex.props(styles.box))}>
      <button
        type="button"
        aria-expanded={false}
        aria-controls={id}
        data-part
        data-dropdown
        {...withClass(
          className ?? '',
          stylex.props(navStyles.link, styles.button, !isUnmarked && styles.marked),
        )}
      >
        {icon && <Icon name={icon} size={20} />}
        {versions && choices ? (
          <versions.Label choices={choices} />
        ) : (
          <ItemName label={label} html={html} />
        )}
        <span className="dropdown-arrow">
          <Icon name="chevron" size={12} />
        </span>
      </button>
      <ul id={id} {...withClass('dropdown-list', stylex.props(styles.list))}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            {item.kind === 'link' ? (
              <LabelledLink link={item} xstyle={styles.link} />
            ) : (
              <NavHtml item={item} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link to the current page or its section. */
const current = ':is([aria-current])';

const styles = stylex.create({
  box: { position: 'relative' },
  button: {
    gap: '0.375rem',
    borderWidth: 0,
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
    },
  },
  marked: {
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
      ':has(+ .dropdown-list [data-current])': tokens['--sx-text'],
    },
  },
  list: {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: 1,
    minWidth: '11rem',
    maxHeight: 'calc(100dvh - 5rem)',
    overflowY: 'auto',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: tokens['--sx-border'],
    borderRadius: tokens['--sx-radius-large'],
    backgroundColor: tokens['--sx-surface-raised'],
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
  },
  link: {
    display: 'block',
    padding: '0.5rem 0.75rem',
    borderRadius: tokens['--sx-radius'],
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
      [current]: tokens['--sx-accent'],
    },
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
    fontSize: tokens['--sx-size-ui'],
    fontWeight: { default: 400, [current]: 650 },
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
});

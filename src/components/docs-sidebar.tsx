import * as stylex from '@stylexjs/stylex';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../navigation/tree.ts';
import { withClass } from '../theme/with-class.ts';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icons.tsx';
import { sidebarStyles as styles } from './sidebar-styles.ts';

/** The links of a docs section; categories open and close without a script. */
export function DocsSidebar({ items }: { items: SidebarItem[] }) {
  return (
    <nav aria-label="Docs sidebar">
      <ItemList items={items} />
    </nav>
  );
}

function ItemList({ items, nested = false }: { items: SidebarItem[]; nested?: boolean }) {
  return (
    <ul {...withClass('sidebar-list', stylex.props(styles.list, nested && styles.nested))}>
      {items.map((item) => (
        <li key={`${item.label} ${item.href}`} className={item.className}>
          {item.type === 'link' ? <ItemLink link={item} /> : <Category category={item} />}
        </li>
      ))}
    </ul>
  );
}

function ItemLink({ link }: { link: SidebarLink }) {
  if (/^[a-z]+:/i.test(link.href)) {
    return (
      <ExternalLink href={link.href} xstyle={styles.link}>
        {link.label}
      </ExternalLink>
    );
  }
  return (
    <a
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      {...stylex.props(styles.link, link.current && styles.current)}
    >
      {link.label}
    </a>
  );
}

function Category({ category }: { category: SidebarCategory }) {
  const { label, href, open, items } = category;
  if (!category.collapsible) return <OpenCategory category={category} />;
  if (href === undefined) {
    return (
      <details open={open} className="sidebar-category">
        <summary {...stylex.props(styles.link, styles.category)}>
          {label}
          <Chevron />
        </summary>
        <ItemList items={items} nested />
      </details>
    );
  }
  return (
    <div {...stylex.props(styles.linkedCategory)}>
      <ItemLink link={{ type: 'link', label, href, current: category.current }} />
      <details open={open} className="sidebar-category">
        <summary {...stylex.props(styles.fold)}>
          <span className="visually-hidden">{`Sidebar category '${label}'`}</span>
          <Chevron />
        </summary>
        <ItemList items={items} nested />
      </details>
    </div>
  );
}

/** A category that cannot be closed: its name, or its link, above its items. */
function OpenCategory({
  category: { label, href, current, items },
}: {
  category: SidebarCategory;
}) {
  return (
    <>
      {href === undefined ? (
        <p {...stylex.props(styles.link, styles.category)}>{label}</p>
      ) : (
        <ItemLink link={{ type: 'link', label, href, current }} />
      )}
      <ItemList items={items} nested />
    </>
  );
}

function Chevron() {
  return (
    <span className="sidebar-chevron">
      <Icon name="chevron" size={14} />
    </span>
  );
}

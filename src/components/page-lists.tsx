import * as stylex from '@stylexjs/stylex';
import type { PageList } from '../site/collections/page-lists.ts';
import type { SidebarItem } from '../site/navigation/tree.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { shared } from './shared-styles.ts';

/** Every page by section, for visitors who can't use the search. */
export function PageLists({ lists }: { lists: readonly PageList[] }) {
  return (
    <div {...stylex.props(styles.sections)}>
      {lists.map(({ label, items }) => (
        <section key={label} aria-label={label} {...stylex.props(styles.section)}>
          <h2 {...stylex.props(styles.heading)}>{label}</h2>
          <ul {...stylex.props(styles.list)}>{items.map(showItem)}</ul>
        </section>
      ))}
    </div>
  );
}

function showItem(item: SidebarItem, at: number) {
  if (item.type === 'gap' || item.type === 'html') return null;
  const name = item.href ? (
    <a href={item.href} {...stylex.props(shared.link, styles.link)}>
      {item.label}
    </a>
  ) : (
    <span {...stylex.props(shared.link, styles.name)}>{item.label}</span>
  );
  return (
    <li key={at} {...stylex.props(styles.item)}>
      {name}
      {item.type === 'category' && (
        <ul {...stylex.props(styles.list, styles.nested)}>{item.items.map(showItem)}</ul>
      )}
    </li>
  );
}

const styles = stylex.create({
  sections: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: '2.5rem',
    marginBlockStart: '1.75rem',
  },
  section: {
    paddingBlockStart: '1.25rem',
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens['--sx-border'],
  },
  heading: { marginBlockEnd: '0.5rem', fontSize: tokens['--sx-size-h3'] },
  list: { margin: 0 },
  nested: {
    marginBlockEnd: '0.5rem',
    paddingInlineStart: '0.875rem',
    borderInlineStartWidth: 1,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens['--sx-border'],
  },
  item: { fontSize: tokens['--sx-size-ui'] },
  link: {
    color: { default: tokens['--sx-text'], ':hover': tokens['--sx-accent'] },
    textDecoration: { default: 'none', ':hover': 'underline' },
  },
  name: { color: tokens['--sx-text-muted'], fontWeight: 650 },
});

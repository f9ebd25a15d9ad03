'use client';

import * as stylex from '@stylexjs/stylex';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';

/** A heading: its id, its text, and those below it. */
export type TocEntry = [id: string, text: string, below?: TocEntry[]];

/**
 * The headings of a page, written once: a closed disclosure above the text on small screens; from
 * 997 px the style sheet opens it and makes it the right column.
 */
export function TableOfContents({ items }: { items: TocEntry[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="On this page" className="contents" data-no-print>
      <p {...withClass('contents-title', stylex.props(styles.title))}>On this page</p>
      <details className="contents-fold">
        <summary>On this page</summary>
        <ItemList items={items} />
      </details>
    </nav>
  );
}

function ItemList({ items }: { items: TocEntry[] }) {
  return (
    <ul className="contents-list">
      {items.map(([id, text, below]) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`} {...stylex.props(styles.link)}>
            {text}
          </a>
          {below && <ItemList items={below} />}
        </li>
      ))}
    </ul>
  );
}

const styles = stylex.create({
  title: {
    marginBlockEnd: '0.5rem',
    fontSize: tokens['--sx-size-tiny'],
    fontWeight: 650,
  },
  link: {
    display: 'block',
    paddingBlock: '0.25rem',
    color: {
      default: tokens['--sx-text-muted'],
      ':hover': tokens['--sx-text'],
      ':is([aria-current])': tokens['--sx-text'],
    },
    fontWeight: { default: null, ':is([aria-current])': 600 },
    fontSize: tokens['--sx-size-tiny'],
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    outlineOffset: '-2px',
  },
});

import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { TableOfContents, type TocEntry } from '../islands/table-of-contents.tsx';
import type { TocItem } from '../navigation/tree.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';

type ArticleLayoutProps = { top?: ReactNode; toc: TocItem[]; children: ReactNode };

/** An article with its contents beside it, or above it where there is no room. */
export function ArticleLayout({ top, toc, children }: ArticleLayoutProps) {
  return (
    <div {...stylex.props(styles.grid)}>
      <div {...stylex.props(styles.top)}>{top}</div>
      <div {...stylex.props(styles.contents)}>
        <TableOfContents items={toc.map(entryOf)} />
      </div>
      <article {...stylex.props(styles.article)}>{children}</article>
    </div>
  );
}

/** As short as it can be: it is in the payload. */
function entryOf({ id, text, children }: TocItem): TocEntry {
  return children.length > 0 ? [id, text, children.map(entryOf)] : [id, text];
}

const styles = stylex.create({
  grid: {
    display: { default: 'block', [media.desktop]: 'grid', [media.print]: 'block' },
    gridTemplateColumns: {
      default: null,
      [media.desktop]: 'minmax(0, 1fr) 12rem',
      [media.wide]: `minmax(0, ${tokens['--sx-article-width']}) 14rem`,
    },
    gridTemplateRows: { default: null, [media.desktop]: 'auto 1fr' },
    columnGap: { default: null, [media.desktop]: '1.75rem', [media.wide]: '3rem' },
    justifyContent: 'space-between',
  },
  top: { marginBlockEnd: '0.75rem' },
  contents: {
    gridColumn: { default: null, [media.desktop]: 2 },
    gridRow: { default: null, [media.desktop]: '1 / 3' },
    marginBlockEnd: { default: '1.25rem', [media.desktop]: 0 },
  },
  article: {
    gridColumn: { default: null, [media.desktop]: 1 },
    minWidth: 0,
    maxWidth: tokens['--sx-article-width'],
  },
});

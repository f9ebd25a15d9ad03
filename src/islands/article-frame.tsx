'use client';

import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { isOwnLink } from '../links/own-link.ts';
import type { Breadcrumb } from '../navigation/tree.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageEnd } from './page-end.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';
import { useSiteFacts } from './site-facts.tsx';
import { TableOfContents, type TocEntry } from './table-of-contents.tsx';

/** All that stands round an article's text, as data: a payload holds no markup for it. */
export type ArticleFacts = {
  breadcrumbs?: Breadcrumb[];
  toc: TocEntry[];
  /** The page's source: an address, or what stands behind the site's `editUrl`. */
  source?: string;
  lastUpdate?: { date?: string; author?: string };
  neighbours: PaginationProps;
};

/** An article with its contents beside it, or above it where there is no room. */
export function ArticleFrame({ facts, children }: { facts: ArticleFacts; children: ReactNode }) {
  const { breadcrumbs, toc, source, lastUpdate, neighbours } = facts;
  const { editUrl = '' } = useSiteFacts();
  return (
    <div {...stylex.props(styles.grid)}>
      <div {...stylex.props(styles.top)}>{breadcrumbs && <Breadcrumbs steps={breadcrumbs} />}</div>
      <div {...stylex.props(styles.contents)}>
        <TableOfContents items={toc} />
      </div>
      <article {...stylex.props(styles.article)}>
        {children}
        <PageEnd
          editUrl={source && (isOwnLink(source) ? editUrl + source : source)}
          lastUpdate={lastUpdate}
        />
        <Pagination {...neighbours} />
      </article>
    </div>
  );
}

const styles = stylex.create({
  grid: {
    display: { default: 'block', [media.desktop]: 'grid', [media.print]: 'block' },
    gridTemplateColumns: {
      default: null,
      [media.desktop]: 'minmax(0, 1fr) 11.5rem',
      [media.wide]: `minmax(0, ${tokens['--sx-article-width']}) 14rem`,
    },
    gridTemplateRows: { default: null, [media.desktop]: 'auto 1fr' },
    columnGap: { default: null, [media.desktop]: '1.25rem', [media.wide]: '3rem' },
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

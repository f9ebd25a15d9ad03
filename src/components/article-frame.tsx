import { textAround, textFor } from '../texts/text.ts';
import '../theme/article.css';
import { features } from 'virtual:features';
import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { site } from '../config/site.ts';
import { markdownPathOf } from '../links/markdown-path.ts';
import { findLanguageViews, findVersionViews } from '../outputs/server-part.ts';
import type { MovedHeading } from '../site/collections/moved-headings.ts';
import type { DocPage } from '../site/collections/page.ts';
import type { Neighbour } from '../site/navigation/tree.ts';
import { media } from '../theme/media.stylex.ts';
import { tokens } from '../theme/tokens.stylex.ts';
import { withClass } from '../theme/with-class.ts';
import { Admonition } from './admonition.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageEnd } from './page-end.tsx';
import { Pagination } from './pagination.tsx';
import { TableOfContents } from './table-of-contents.tsx';

type ArticleFrameProps = {
  article: Pick<DocPage, 'meta'> &
    Partial<
      Pick<
        DocPage,
        | 'feedback'
        | 'moved'
        | 'print'
        | 'toc'
        | 'breadcrumbs'
        | 'editUrl'
        | 'lastUpdate'
        | 'version'
        | 'untranslated'
      >
    >;
  /** The previous and the next page. */
  around: { previous?: Neighbour; next?: Neighbour };
  /** Labels for the navigation, the previous and the next page. */
  names?: { label: string; previous: string; next: string };
  children: ReactNode;
};

const versions = findVersionViews(features);
const languages = findLanguageViews(features);

const docNames = {
  label: textFor('theme.docs.paginator.navAriaLabel'),
  previous: textFor('theme.docs.paginator.previous'),
  next: textFor('theme.docs.paginator.next'),
};

/**
 * An article with its table of contents beside it, or above it in narrow windows. What is around the text is HTML
 * in the payload: React elements would be longer, and data would need code in the browser.
 */
export function ArticleFrame({ article, around, names = docNames, children }: ArticleFrameProps) {
  const { breadcrumbs = [], toc = [], editUrl, lastUpdate, version } = article;
  const markdown = markdownPathOf(article.meta.path, site.baseUrl);
  const { previous, next } = around;
  return (
    <div {...withClass('article-frame', stylex.props(styles.grid))}>
      <div {...stylex.props(styles.top)}>
        {versions && version && <versions.Start version={version} />}
        <Breadcrumbs steps={breadcrumbs} />
      </div>
      <div {...withClass('contents-place', stylex.props(styles.contents))}>
        <TableOfContents items={toc} />
      </div>
      <article {...stylex.props(styles.article)}>
        <MovedHeadings moved={article.moved} />
        {languages && article.untranslated ? (
          <languages.Original>{children}</languages.Original>
        ) : (
          children
        )}
        <PageEnd
          editUrl={editUrl}
          markdown={markdown}
          print={article.print}
          feedback={article.feedback}
          lastUpdate={lastUpdate}
        />
        <Pagination
          label={names.label}
          previous={previous && { ...previous, kind: names.previous }}
          next={next && { ...next, kind: names.next }}
        />
      </article>
    </div>
  );
}

const styles = stylex.create({
  grid: {
    display: { default: null, [media.desktop]: 'grid', [media.print]: 'block' },
    gridTemplateColumns: {
      default: null,
      [media.desktop]: 'minmax(0, 1fr) min(11.5rem, 18.5vw)',
      [media.wide]: `minmax(0, ${tokens['--sx-article-width']}) min(14rem, 17.5vw)`,
    },
    gridTemplateRows: { default: null, [media.desktop]: 'auto 1fr' },
    columnGap: { default: null, [media.desktop]: '1.25rem', [media.wide]: 'min(3rem, 3.75vw)' },
    justifyContent: 'space-between',
  },
  // Without breadcrumbs, headings are as high as those of lists.
  top: { marginBlockEnd: { default: '0.75rem', ':empty': '0.5rem' } },
  contents: {
    gridColumn: { default: null, [media.desktop]: 2 },
    gridRow: { default: null, [media.desktop]: '1 / 3' },
    marginBlockEnd: { default: '1.25rem', [media.desktop]: 0 },
  },
  article: {
    gridColumn: { default: null, [media.desktop]: 1 },
    minWidth: 0,
    maxWidth: { default: tokens['--sx-article-width'], [media.print]: 'none' },
  },
});

/** Links to the new places of headings that used to be here; each is visible only if the address has its id. */
function MovedHeadings({ moved = [] }: { moved?: readonly MovedHeading[] | undefined }) {
  const [before, after] = textAround('shell.moved.section');
  return moved.map(({ id, href, label }) => (
    <div
      key={id}
      id={id}
      data-no-print=""
      data-no-markdown=""
      {...withClass('prose moved-heading', {})}
    >
      <Admonition type="info" title={textFor('shell.moved.title')}>
        <p>
          {before}
          <a href={href}>{label}</a>
          {after}
        </p>
      </Admonition>
    </div>
  ));
}

import type { ArticleFacts } from '../islands/article-frame.tsx';
import type { PaginationProps } from '../islands/pagination.tsx';
import type { TocEntry } from '../islands/table-of-contents.tsx';
import type { Breadcrumb, TocItem } from '../navigation/tree.ts';
import { site } from '../site/site.ts';

type Article = {
  breadcrumbs?: Breadcrumb[];
  toc: TocItem[];
  editUrl?: string;
  lastUpdate?: { date?: string; author?: string };
};

/** What stands round an article's text, as short as it can be: it is in the payload. */
export function articleFacts(article: Article, neighbours: PaginationProps): ArticleFacts {
  const { breadcrumbs, toc, editUrl, lastUpdate } = article;
  const { label, previous, next } = neighbours;
  return {
    toc: toc.map(entryOf),
    neighbours: { label, ...(previous && { previous }), ...(next && { next }) },
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map(stepOf) }),
    ...(editUrl && { source: shorten(editUrl) }),
    ...(lastUpdate && { lastUpdate }),
  };
}

/** The address of a source without what the site knows of it. */
function shorten(editUrl: string): string {
  const { editUrl: base } = site.docs;
  return base && editUrl.startsWith(base) ? editUrl.slice(base.length) : editUrl;
}

function entryOf({ id, text, children }: TocItem): TocEntry {
  return children.length > 0 ? [id, text, children.map(entryOf)] : [id, text];
}

function stepOf({ label, href }: Breadcrumb): Breadcrumb {
  return href ? { label, href } : { label };
}

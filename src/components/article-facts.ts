import type { DocPage } from '../collections/page.ts';
import type { ArticleFacts } from '../islands/article-frame.tsx';
import type { TocEntry } from '../islands/table-of-contents.tsx';
import type { Breadcrumb, Neighbour, TocItem } from '../navigation/tree.ts';
import { site } from '../site/site.ts';

type Article = Pick<DocPage, 'toc'> &
  Partial<Pick<DocPage, 'breadcrumbs' | 'editUrl' | 'lastUpdate'>>;

/** What its neighbours are called: the list of both, and each. */
type Names = { label: string; previous: string; next: string };

/**
 * What stands round an article's text, as short as it can be: it is in the payload.
 * @param around the pages before and after it
 * @param names those of docs where it is left out
 */
export function articleFacts(
  article: Article,
  { previous, next }: { previous?: Neighbour; next?: Neighbour },
  names?: Names,
): ArticleFacts {
  const { breadcrumbs, toc, editUrl, lastUpdate } = article;
  return {
    toc: toc.map(entryOf),
    neighbours: {
      ...(names && { label: names.label }),
      ...(previous && { previous: cardOf(previous, names?.previous) }),
      ...(next && { next: cardOf(next, names?.next) }),
    },
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map(stepOf) }),
    ...(editUrl && { source: shorten(editUrl) }),
    ...(lastUpdate && { lastUpdate }),
  };
}

function cardOf({ href, label }: Neighbour, kind?: string) {
  return { href, ...(kind && { kind }), title: label };
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

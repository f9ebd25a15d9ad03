import type { DocPage } from '../collections/page.ts';
import { ArticleLayout } from './article-layout.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ContentBody } from './content-body.tsx';
import { PageEnd } from './page-end.tsx';
import { Pagination } from './pagination.tsx';

/** A page of the documentation; its sidebar belongs to the shell. */
export function DocView(page: DocPage) {
  const { previous, next } = page;
  return (
    <ArticleLayout top={<Breadcrumbs steps={page.breadcrumbs} />} toc={page.toc}>
      <ContentBody className="prose" content={page.content} heading={page.heading} />
      <PageEnd editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
      <Pagination
        label="Docs pages"
        previous={previous && { href: previous.href, kind: 'Previous', title: previous.label }}
        next={next && { href: next.href, kind: 'Next', title: next.label }}
      />
    </ArticleLayout>
  );
}

import type { DocPage } from '../collections/page.ts';
import { ArticleLayout } from './article-layout.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageEnd } from './page-end.tsx';
import { Pagination } from './pagination.tsx';

/** A page of the documentation; its sidebar belongs to the shell. */
export function DocView(page: DocPage) {
  const { Content, previous, next } = page;
  return (
    <ArticleLayout top={<Breadcrumbs steps={page.breadcrumbs} />} toc={page.toc}>
      <div className="prose">
        {page.heading && <h1>{page.heading}</h1>}
        <Content />
      </div>
      <PageEnd editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
      <Pagination
        label="Docs pages"
        previous={previous && { href: previous.href, kind: 'Previous', title: previous.label }}
        next={next && { href: next.href, kind: 'Next', title: next.label }}
      />
    </ArticleLayout>
  );
}

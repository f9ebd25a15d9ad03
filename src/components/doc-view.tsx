import type { DocPage } from '../collections/page.ts';
import { ArticleFrame } from '../islands/article-frame.tsx';
import { articleFacts } from './article-facts.ts';
import { ContentBody } from './content-body.tsx';

/** A page of the documentation; its sidebar belongs to the shell. */
export function DocView(page: DocPage) {
  const { previous, next } = page;
  const facts = articleFacts(page, {
    label: 'Docs pages',
    previous: previous && { href: previous.href, kind: 'Previous', title: previous.label },
    next: next && { href: next.href, kind: 'Next', title: next.label },
  });
  return (
    <ArticleFrame facts={facts}>
      <ContentBody className="prose" content={page.content} heading={page.heading} />
    </ArticleFrame>
  );
}

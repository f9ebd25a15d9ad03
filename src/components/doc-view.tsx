import type { DocPage } from '../collections/page.ts';
import { ArticleFrame } from '../islands/article-frame.tsx';
import { articleFacts } from './article-facts.ts';
import { ContentBody } from './content-body.tsx';

/** A page of the documentation; its sidebar belongs to the shell. */
export function DocView(page: DocPage) {
  return (
    <ArticleFrame facts={articleFacts(page, page)}>
      <ContentBody className="prose" content={page.content} heading={page.heading} />
    </ArticleFrame>
  );
}

import type { DocPage } from '../collections/page.ts';
import { ArticleFrame } from './article-frame.tsx';
import { ContentBody } from './content-body.tsx';

/** A page of the documentation; its sidebar belongs to the shell. */
export function DocView(page: DocPage) {
  return (
    <ArticleFrame article={page} around={page}>
      <ContentBody className="prose" content={page.content} heading={page.heading} />
    </ArticleFrame>
  );
}

import type { CategoryIndexPage } from '../collections/page.ts';
import { ArticleFrame } from '../islands/article-frame.tsx';
import { articleFacts } from './article-facts.ts';
import { CardList } from './card-list.tsx';

/** The page that is made for a category: a card for each of its items. */
export function CategoryView(page: CategoryIndexPage) {
  const facts = articleFacts({ breadcrumbs: page.breadcrumbs, toc: [] }, page);
  return (
    <ArticleFrame facts={facts}>
      <header className="prose">
        <h1>{page.heading}</h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <CardList cards={page.cards} />
    </ArticleFrame>
  );
}

import type { CategoryIndexPage } from '../collections/page.ts';
import { ArticleFrame } from './article-frame.tsx';
import { CardList } from './card-list.tsx';

/** The page that is made for a category: a card for each of its items. */
export function CategoryView(page: CategoryIndexPage) {
  return (
    <ArticleFrame article={page} around={page}>
      <header className="prose">
        <h1>{page.heading}</h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <CardList cards={page.cards} />
    </ArticleFrame>
  );
}

import type { CategoryIndexPage } from '../collections/page.ts';
import { Html } from '../islands/trusted-html.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { CardList } from './card-list.tsx';
import { nameHtml } from './name-html.ts';

/** The generated page of a category: a card for each of its items. */
export function CategoryView(page: CategoryIndexPage) {
  return (
    <ArticleFrame article={page} around={page}>
      <header className="prose">
        <Html as="h1" html={nameHtml(page.heading)} />
        {page.description && <p>{page.description}</p>}
      </header>
      <CardList cards={page.cards} />
    </ArticleFrame>
  );
}

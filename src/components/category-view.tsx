import type { CategoryIndexPage } from '../collections/page.ts';
import { ArticleFrame } from '../islands/article-frame.tsx';
import { articleFacts } from './article-facts.ts';
import { CardList } from './card-list.tsx';

/** The page that is made for a category: a card for each of its items. */
export function CategoryView(page: CategoryIndexPage) {
  const { previous, next } = page;
  const facts = articleFacts(
    { breadcrumbs: page.breadcrumbs, toc: [] },
    {
      label: 'Docs pages',
      previous: previous && { href: previous.href, kind: 'Previous', title: previous.label },
      next: next && { href: next.href, kind: 'Next', title: next.label },
    },
  );
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

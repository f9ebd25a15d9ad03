import { collections } from '../collections/site-collections.ts';
import { CategoryView } from './category-view.tsx';
import { DocTagView } from './doc-tag-view.tsx';
import { DocView } from './doc-view.tsx';
import { Page } from './page.tsx';
import { TagsView } from './tags-view.tsx';

/** Any page of the documentation, whatever its routes start with: a doc, the cards of a category, tags. */
export function DocsPage({ route }: { route: string }) {
  const page = findPage(route);
  return (
    <Page {...page}>
      {page.kind === 'doc' && <DocView {...page} />}
      {page.kind === 'category' && <CategoryView {...page} />}
      {page.kind === 'doc-tags' && <TagsView {...page} />}
      {page.kind === 'doc-tag' && <DocTagView {...page} />}
    </Page>
  );
}

function findPage(route: string) {
  const kind = collections.kindOfPage(route);
  if (kind === 'doc-tags') return collections.getDocTagsPage();
  return kind === 'doc-tag' ? collections.getDocTagPage(route) : collections.getDocPage(route);
}

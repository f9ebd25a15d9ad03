import { collections } from '../../collections/site-collections.ts';
import { CategoryView } from '../../components/category-view.tsx';
import { DocTagView } from '../../components/doc-tag-view.tsx';
import { DocView } from '../../components/doc-view.tsx';
import { Page } from '../../components/page.tsx';
import { TagsView } from '../../components/tags-view.tsx';

export default function DocRoute({ slug }: { slug: string[] }) {
  const page = getDocsPage(slug);
  return (
    <Page {...page}>
      {page.kind === 'doc' && <DocView {...page} />}
      {page.kind === 'category' && <CategoryView {...page} />}
      {page.kind === 'doc-tags' && <TagsView {...page} />}
      {page.kind === 'doc-tag' && <DocTagView {...page} />}
    </Page>
  );
}

function getDocsPage(slug: string[]) {
  const kind = collections.kindOfPage(`/docs/${slug.join('/')}/`);
  if (kind === 'doc-tags') return collections.getDocTagsPage();
  return kind === 'doc-tag' ? collections.getDocTagPage(slug) : collections.getDocPage(slug);
}

export const getConfig = async () => ({
  staticPaths: collections.listPaths('/docs/', 'doc', 'category', 'doc-tags', 'doc-tag'),
});

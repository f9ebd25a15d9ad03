import { getDocTagPage, getDocTagsPage } from '../../collections/doc-tags.ts';
import { getDocPage } from '../../collections/docs.ts';
import { kindOfPage, listPaths } from '../../collections/table.ts';
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
  const kind = kindOfPage(`/docs/${slug.join('/')}/`);
  if (kind === 'doc-tags') return getDocTagsPage();
  return kind === 'doc-tag' ? getDocTagPage(slug) : getDocPage(slug);
}

export const getConfig = async () => ({
  staticPaths: listPaths('/docs/', 'doc', 'category', 'doc-tags', 'doc-tag'),
});

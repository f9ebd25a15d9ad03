import { getDocPage } from '../../collections/docs.ts';
import { listPaths } from '../../collections/table.ts';
import { CategoryView } from '../../components/category-view.tsx';
import { DocView } from '../../components/doc-view.tsx';
import { Page } from '../../components/page.tsx';

export default function DocRoute({ slug }: { slug: string[] }) {
  const page = getDocPage(slug);
  return (
    <Page {...page}>
      {page.kind === 'doc' ? <DocView {...page} /> : <CategoryView {...page} />}
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/docs/', 'doc', 'category') });

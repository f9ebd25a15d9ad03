import { getBlogPage } from '../../../collections/post-lists.ts';
import { listPaths } from '../../../collections/table.ts';
import { Page } from '../../../components/page.tsx';
import { PostListView } from '../../../components/post-list-view.tsx';

export default function BlogListRoute({ page: number }: { page: string }) {
  const page = getBlogPage(Number(number));
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/blog/page/', 'posts').flat() });

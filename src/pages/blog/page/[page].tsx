import { Page } from '../../../components/page.tsx';
import { PostListView } from '../../../components/post-list-view.tsx';
import { collections } from '../../../site/collections/site-collections.ts';

export default function BlogListRoute({ page: number }: { page: string }) {
  const page = collections.getBlogPage(Number(number));
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({
  staticPaths: collections.listPaths('/blog/page/', 'posts').flat(),
});

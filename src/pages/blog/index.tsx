import { Page } from '../../components/page.tsx';
import { PostListView } from '../../components/post-list-view.tsx';
import { collections } from '../../site/collections/site-collections.ts';
import { requirePage } from '../../waku/server/require-page.ts';

export default function BlogRoute() {
  requirePage(collections.kindOfPage('/blog/'));
  const page = collections.getBlogPage(1);
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

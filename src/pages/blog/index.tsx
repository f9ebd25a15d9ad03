import { collections } from '../../collections/site-collections.ts';
import { Page } from '../../components/page.tsx';
import { PostListView } from '../../components/post-list-view.tsx';

export default function BlogRoute() {
  const page = collections.getBlogPage(1);
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

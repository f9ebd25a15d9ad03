import { getBlogPage } from '../../collections/post-lists.ts';
import { Page } from '../../components/page.tsx';
import { PostListView } from '../../components/post-list-view.tsx';

export default function BlogRoute() {
  const page = getBlogPage(1);
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

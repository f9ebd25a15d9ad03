import { Page } from '../../../components/page.tsx';
import { PostListView } from '../../../components/post-list-view.tsx';
import { collections } from '../../../site/collections/site-collections.ts';

export default function TagRoute({ tag }: { tag: string[] }) {
  const page = collections.getTagPage(tag);
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: collections.listPaths('/blog/tags/', 'tag') });

import { getTagPage } from '../../../collections/post-lists.ts';
import { listPaths } from '../../../collections/table.ts';
import { Page } from '../../../components/page.tsx';
import { PostListView } from '../../../components/post-list-view.tsx';

export default function TagRoute({ tag }: { tag: string[] }) {
  const page = getTagPage(tag);
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/blog/tags/', 'tag') });

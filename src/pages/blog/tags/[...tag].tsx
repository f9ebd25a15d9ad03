import { getTagPage, listTagRoutes } from '../../../collections/post-lists.ts';
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

export const getConfig = async () => ({ render: 'static', staticPaths: listTagRoutes() }) as const;

import { getPostPage } from '../../collections/posts.ts';
import { listPaths } from '../../collections/table.ts';
import { Page } from '../../components/page.tsx';
import { PostView } from '../../components/post-view.tsx';

export default function PostRoute({ slug }: { slug: string[] }) {
  const page = getPostPage(slug);
  return (
    <Page {...page}>
      <PostView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/blog/', 'post') });

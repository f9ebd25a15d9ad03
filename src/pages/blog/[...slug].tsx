import { collections } from '../../collections/site-collections.ts';
import { Page } from '../../components/page.tsx';
import { PostView } from '../../components/post-view.tsx';

export default function PostRoute({ slug }: { slug: string[] }) {
  const page = collections.getPostPage(slug);
  return (
    <Page {...page}>
      <PostView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: collections.listPaths('/blog/', 'post') });

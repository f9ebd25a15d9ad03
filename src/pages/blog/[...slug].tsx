import { Page } from '../../components/page.tsx';
import { PostView } from '../../components/post-view.tsx';
import { collections } from '../../site/collections/site-collections.ts';

export default function PostRoute({ slug }: { slug: string[] }) {
  const page = collections.getPostPage(slug);
  return (
    <Page {...page}>
      <PostView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: collections.listPaths('/blog/', 'post') });

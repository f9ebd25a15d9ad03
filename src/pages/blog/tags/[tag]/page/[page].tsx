import { getTagPage, listTagPages } from '../../../../../collections/post-lists.ts';
import { Page } from '../../../../../components/page.tsx';
import { PostListView } from '../../../../../components/post-list-view.tsx';

export default function TagListRoute({ tag, page: number }: { tag: string; page: string }) {
  const page = getTagPage(tag, Number(number));
  return (
    <Page {...page}>
      <PostListView {...page} />
    </Page>
  );
}

export const getConfig = async () => ({ render: 'static', staticPaths: listTagPages() }) as const;

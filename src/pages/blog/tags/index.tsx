import { Page } from '../../../components/page.tsx';
import { TagsView } from '../../../components/tags-view.tsx';
import { collections } from '../../../site/collections/site-collections.ts';
import { requirePage } from '../../../waku/server/require-page.ts';

export default function TagsRoute() {
  requirePage(collections.kindOfPage('/blog/tags/'));
  const page = collections.getTagsPage();
  return (
    <Page {...page}>
      <TagsView {...page} />
    </Page>
  );
}

import { getTagsPage } from '../../../collections/post-lists.ts';
import { Page } from '../../../components/page.tsx';
import { TagsView } from '../../../components/tags-view.tsx';

export default function TagsRoute() {
  const page = getTagsPage();
  return (
    <Page {...page}>
      <TagsView {...page} />
    </Page>
  );
}

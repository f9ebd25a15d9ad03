import { collections } from '../../../collections/site-collections.ts';
import { Page } from '../../../components/page.tsx';
import { TagsView } from '../../../components/tags-view.tsx';

export default function TagsRoute() {
  const page = collections.getTagsPage();
  return (
    <Page {...page}>
      <TagsView {...page} />
    </Page>
  );
}

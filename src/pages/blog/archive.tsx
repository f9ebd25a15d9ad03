import { getArchivePage } from '../../collections/post-lists.ts';
import { ArchiveView } from '../../components/archive-view.tsx';
import { Page } from '../../components/page.tsx';

export default function ArchiveRoute() {
  const page = getArchivePage();
  return (
    <Page {...page}>
      <ArchiveView {...page} />
    </Page>
  );
}

import { collections } from '../../collections/site-collections.ts';
import { ArchiveView } from '../../components/archive-view.tsx';
import { Page } from '../../components/page.tsx';

export default function ArchiveRoute() {
  const page = collections.getArchivePage();
  return (
    <Page {...page}>
      <ArchiveView {...page} />
    </Page>
  );
}

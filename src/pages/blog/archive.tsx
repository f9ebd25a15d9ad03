import { ArchiveView } from '../../components/archive-view.tsx';
import { Page } from '../../components/page.tsx';
import { collections } from '../../site/collections/site-collections.ts';
import { requirePage } from '../../waku/server/require-page.ts';

export default function ArchiveRoute() {
  requirePage(collections.kindOfPage('/blog/archive/'));
  const page = collections.getArchivePage();
  return (
    <Page {...page}>
      <ArchiveView {...page} />
    </Page>
  );
}

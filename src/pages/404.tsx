import { features } from 'virtual:features';
import { NotFoundView } from '../components/not-found-view.tsx';
import { Page } from '../components/page.tsx';
import { collections } from '../site/collections/site-collections.ts';

export default function NotFoundRoute() {
  const [Mark] = features.flatMap(({ NotFoundMark }) => NotFoundMark ?? []);
  return (
    <Page {...collections.getNotFoundPage()}>
      <NotFoundView
        links={features.flatMap(({ notFoundLink }) => notFoundLink ?? [])}
        sections={collections.listSectionStarts()}
        mark={Mark && <Mark />}
      />
    </Page>
  );
}

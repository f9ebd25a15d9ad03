import { features } from 'virtual:features';
import { collections } from '../collections/site-collections.ts';
import { NotFoundView } from '../components/not-found-view.tsx';
import { Page } from '../components/page.tsx';

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

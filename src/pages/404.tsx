import { features } from 'virtual:features';
import { collections } from '../collections/site-collections.ts';
import { NotFoundView } from '../components/not-found-view.tsx';
import { Page } from '../components/page.tsx';

export default function NotFoundRoute() {
  return (
    <Page {...collections.getNotFoundPage()}>
      <NotFoundView links={features.flatMap(({ notFoundLink }) => notFoundLink ?? [])} />
    </Page>
  );
}

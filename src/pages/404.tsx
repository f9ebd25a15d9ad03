import { features } from 'virtual:features';
import { getNotFoundPage } from '../collections/own-pages.ts';
import { NotFoundView } from '../components/not-found-view.tsx';
import { Page } from '../components/page.tsx';

export default function NotFoundRoute() {
  return (
    <Page {...getNotFoundPage()}>
      <NotFoundView links={features.flatMap(({ notFoundLink }) => notFoundLink ?? [])} />
    </Page>
  );
}

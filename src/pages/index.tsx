import { features } from 'virtual:features';
import { collections } from '../collections/site-collections.ts';
import { DocsPage } from '../components/docs-page.tsx';
import { HomeView } from '../components/home-view.tsx';
import { Page } from '../components/page.tsx';
import { site } from '../site/site.ts';

export default async function HomeRoute() {
  if (collections.kindOfPage('/') !== 'home') return <DocsPage route="/" />;
  const shows = features.flatMap(({ showHome }) => showHome ?? []);
  const { demo, proofs } = (await shows[0]?.()) ?? {};
  return (
    <Page {...collections.getHomePage()}>
      <HomeView home={site.home} demo={demo} proofs={proofs} />
    </Page>
  );
}

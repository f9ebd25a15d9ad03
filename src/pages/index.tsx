import { features } from 'virtual:features';
import { HomeView } from '../components/home-view.tsx';
import { Page } from '../components/page.tsx';
import { site } from '../config/site.ts';
import { collections } from '../site/collections/site-collections.ts';

export default async function HomeRoute() {
  if (collections.kindOfPage('/') !== 'home') {
    // Imported on demand, because its style sheets aren't part of a home page.
    const { DocsPage } = await import('../components/docs-page.tsx');
    return <DocsPage route="/" />;
  }
  const shows = features.flatMap(({ showHome }) => showHome ?? []);
  const { demo, proofs } = (await shows[0]?.()) ?? {};
  return (
    <Page {...collections.getHomePage()}>
      <HomeView home={site.home} demo={demo} proofs={proofs} />
    </Page>
  );
}

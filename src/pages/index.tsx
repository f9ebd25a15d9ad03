import { getDemo } from '../collections/demo.ts';
import { getHomePage } from '../collections/own-pages.ts';
import { HomeDemo } from '../components/home-demo.tsx';
import { HomeView } from '../components/home-view.tsx';
import { Page } from '../components/page.tsx';
import { site } from '../site/site.ts';

export default async function HomeRoute() {
  const { demo, proofs } = await getDemo();
  return (
    <Page {...getHomePage()}>
      <HomeView home={site.home} demo={demo && <HomeDemo demo={demo} />} proofs={proofs} />
    </Page>
  );
}

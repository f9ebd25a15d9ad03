import { getDemo } from '../collections/demo.ts';
import { getPlaygroundPage } from '../collections/own-pages.ts';
import { getPlayground } from '../collections/playground.ts';
import { HomeDemo } from '../components/home-demo.tsx';
import { Page } from '../components/page.tsx';
import { PlaygroundView } from '../components/playground-view.tsx';

export default async function PlaygroundRoute() {
  const { demo } = await getDemo();
  return (
    <Page {...getPlaygroundPage()}>
      <PlaygroundView
        playground={await getPlayground()}
        sample={demo && <HomeDemo demo={demo} />}
      />
    </Page>
  );
}

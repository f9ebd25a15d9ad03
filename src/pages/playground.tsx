import { getDemo } from '../collections/demo.ts';
import { getPlaygroundPage } from '../collections/own-pages.ts';
import { HomeDemo } from '../components/home-demo.tsx';
import { Page } from '../components/page.tsx';
import { PlaygroundView } from '../components/playground-view.tsx';

export default async function PlaygroundRoute() {
  const { demo } = await getDemo();
  return (
    <Page {...getPlaygroundPage()}>
      <PlaygroundView sample={demo && <HomeDemo demo={demo} />} />
    </Page>
  );
}

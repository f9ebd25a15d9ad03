import { getPlaygroundPage } from '../collections/own-pages.ts';
import { getPlayground } from '../collections/playground.ts';
import { Page } from '../components/page.tsx';
import { PlaygroundView } from '../components/playground-view.tsx';

export default async function PlaygroundRoute() {
  return (
    <Page {...getPlaygroundPage()}>
      <PlaygroundView playground={await getPlayground()} />
    </Page>
  );
}

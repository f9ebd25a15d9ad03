import { getPlaygroundPage } from '../collections/own-pages.ts';
import { Page } from '../components/page.tsx';
import { PlaygroundView } from '../features/playground/components/playground-view.tsx';
import { getPlayground } from '../features/playground/page/playground.ts';

export default async function PlaygroundRoute() {
  return (
    <Page {...getPlaygroundPage()}>
      <PlaygroundView playground={await getPlayground()} />
    </Page>
  );
}

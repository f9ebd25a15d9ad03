import { demo, demoComponents } from 'virtual:demo';
import { getPlaygroundPage } from '../collections/own-pages.ts';
import { HomeDemo } from '../components/home-demo.tsx';
import { Page } from '../components/page.tsx';
import { PlaygroundView } from '../components/playground-view.tsx';

export default function PlaygroundRoute() {
  return (
    <Page {...getPlaygroundPage()}>
      <PlaygroundView sample={<HomeDemo demo={demo} components={demoComponents} />} />
    </Page>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;

import { demo, demoComponents } from 'virtual:demo';
import { getHomePage } from '../collections/own-pages.ts';
import { HomeDemo } from '../components/home-demo.tsx';
import { HomeView } from '../components/home-view.tsx';
import { Page } from '../components/page.tsx';
import { site } from '../site/site.ts';

export default function HomeRoute() {
  return (
    <Page {...getHomePage()}>
      <HomeView home={site.home} demo={<HomeDemo demo={demo} components={demoComponents} />} />
    </Page>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;

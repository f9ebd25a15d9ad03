import { getPlaygroundPage, getSearchPage } from '../collections/own-pages.ts';
import { kindOfPage, listPaths } from '../collections/table.ts';
import { Page } from '../components/page.tsx';
import { PlaygroundView } from '../features/playground/components/playground-view.tsx';
import { getPlayground } from '../features/playground/page/playground.ts';
import { SearchView } from '../features/search/components/search-view.tsx';

/** The pages of the features that this site has, wherever its configuration puts them. */
export default function FeatureRoute({ feature }: { feature: string[] }) {
  const kind = kindOfPage(`/${feature.join('/')}/`);
  return kind === 'playground' ? <PlaygroundPage /> : <SearchPage />;
}

async function PlaygroundPage() {
  return (
    <Page {...getPlaygroundPage()}>
      <PlaygroundView playground={await getPlayground()} />
    </Page>
  );
}

function SearchPage() {
  const { lists, ...page } = getSearchPage();
  return (
    <Page {...page}>
      <SearchView lists={lists} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/', 'search', 'playground') });

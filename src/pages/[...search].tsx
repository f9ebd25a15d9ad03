import { getSearchPage } from '../collections/own-pages.ts';
import { listPaths } from '../collections/table.ts';
import { Page } from '../components/page.tsx';
import { SearchView } from '../features/search/components/search-view.tsx';

export default function SearchRoute() {
  const { lists, ...page } = getSearchPage();
  return (
    <Page {...page}>
      <SearchView lists={lists} />
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/', 'search') });

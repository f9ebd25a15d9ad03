import { getSearchPage } from '../collections/own-pages.ts';
import { listPaths } from '../collections/table.ts';
import { Page } from '../components/page.tsx';
import { SearchView } from '../components/search-view.tsx';
import { SearchResults } from '../islands/search-results.tsx';

export default function SearchRoute() {
  const { recordsUrl, menus, ...page } = getSearchPage();
  return (
    <Page {...page}>
      <SearchView menus={menus}>
        <SearchResults recordsUrl={recordsUrl} />
      </SearchView>
    </Page>
  );
}

export const getConfig = async () => ({ staticPaths: listPaths('/', 'search') });

import { getSearchPage } from '../collections/own-pages.ts';
import { Page } from '../components/page.tsx';
import { SearchView } from '../components/search-view.tsx';
import { SearchResults } from '../islands/search-results.tsx';
import { withBase } from '../site/base-path.ts';

export default function SearchRoute() {
  return (
    <Page {...getSearchPage()}>
      <SearchView>
        <SearchResults recordsUrl={withBase('/search/records.json')} />
      </SearchView>
    </Page>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;

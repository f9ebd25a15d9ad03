import { searchSettings } from 'virtual:search-client';
import type { DocSearchModal } from '@docsearch/react/modal';
import type { ComponentProps } from 'react';
import { createContext, use } from 'react';

type Footer = NonNullable<ComponentProps<typeof DocSearchModal>['resultsFooterComponent']>;

/** Closes the search: DocSearch doesn't pass that to its parts. */
export const CloseContext = createContext(() => {});

/** The link from the best results to all of them. */
export const SearchFooter: Footer = ({ state }) => {
  const close = use(CloseContext);
  const [first] = state.collections;
  // Added by a patch: see `bundle/docsearch-patches`.
  const count = first && 'nbHits' in first.source ? first.source.nbHits : undefined;
  if (typeof count !== 'number') return null;
  return (
    <a
      href={`${searchSettings.pagePath}?q=${encodeURIComponent(state.query)}`}
      onClick={({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || close()}
    >
      See all {count} results
    </a>
  );
};

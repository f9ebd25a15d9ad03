import { searchSettings } from 'virtual:search-client';
import type { SearchParamsObject } from '@algolia/client-search';
import { DocSearchModal } from '@docsearch/react/modal';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { adoptStyles } from '../../../boot/adopt-styles.ts';
import { openStorage } from '../../../boot/storage.ts';
import { takeAsk } from '../boot/search-press.ts';
import { filterModal } from '../client/facet-filters.ts';
import { findHitAddress } from '../client/hit-address.ts';
import { missingResultsAddress } from '../client/missing-results.ts';
import { forgetAnswers } from '../client/modal-client.ts';
import hitsCss from '../theme/search-hits.css?inline';
import modalCss from '../theme/search-modal.css?inline';
import signsCss from '../theme/search-signs.css?inline';
import { CloseContext, SearchFooter } from './search-footer.tsx';
import { SearchStatus } from './search-status.tsx';
import { searchTexts } from './search-texts.ts';
import { SearchWarmup } from './search-warmup.tsx';

export type SearchModalProps = { onClose: () => void };

const { missingResultsUrl } = searchSettings;

// Part of the code, so that no further request is needed.
for (const css of [modalCss, hitsCss, signsCss]) adoptStyles(css);

/** The search over the page: DocSearch's modal in a dialog, which traps and returns the focus. */
export function SearchModal({ onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ask] = useState(takeAsk);
  const [indices] = useState(() => [describeIndex()]);
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Logs if storage is blocked, because DocSearch doesn't.
    openStorage();
    const field = dialog.current?.querySelector('input');
    field?.focus();
    if (ask?.selected) field?.select();
    return forgetAnswers;
  }, [ask]);
  const props: ComponentProps<typeof DocSearchModal> = {
    appId: '',
    apiKey: '',
    indices,
    initialScrollY: 0,
    placeholder: 'Search docs',
    translations: searchTexts,
    navigator: { navigate: ({ itemUrl }) => follow(itemUrl) },
    transformItems: (items) => items.map((item) => ({ ...item, url: hrefOf(item.url) })),
    resultsFooterComponent: SearchFooter,
    footerAction: searchSettings.provider === 'algolia' && <ServiceLink />,
    onClose: close,
    ...(missingResultsUrl && {
      getMissingResultsUrl: ({ query }) => missingResultsAddress(searchSettings, query) ?? '',
    }),
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      aria-modal="true"
      data-search-dialog
      onClose={(event) => {
        focusButton(event);
        onClose();
      }}
      onKeyDownCapture={(event) => isEscape(event) && close()}
      onClickCapture={keepFocus}
    >
      <CloseContext value={close}>
        <DocSearchModal {...props} initialQuery={ask?.query ?? ''} />
        {!ask?.query && <SearchWarmup {...props} />}
      </CloseContext>
      <SearchStatus />
    </dialog>
  );
}

function ServiceLink() {
  return (
    <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
      Search by Algolia
    </a>
  );
}

/** As specified: shorter texts in narrow windows. */
function describeIndex() {
  const words = window.matchMedia('(max-width: 767px)').matches ? 5 : 10;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`);
  const attributesToSnippet = [...levels, `content:${words}`];
  const facetFilters = filterModal(searchSettings).map((one) =>
    typeof one === 'string' ? one : [...one],
  );
  return {
    name: searchSettings.indexName,
    // DocSearch takes its own type of this from a package that isn't installed.
    searchParameters: { attributesToSnippet, facetFilters } satisfies SearchParamsObject,
  };
}

/** Escape must close the dialog; otherwise it would first empty the field. */
function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Moves the focus before a button that removes its own row is gone. */
function keepFocus({ target, currentTarget }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('.DocSearch-Hit-action-button')) return;
  currentTarget.querySelector('input')?.focus();
}

/** The browser returns the focus to its previous element; if that is gone, the button gets it. */
function focusButton({ currentTarget }: SyntheticEvent): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !currentTarget.contains(activeElement)) return;
  document.querySelector<HTMLElement>('[data-search-button]')?.focus({ preventScroll: true });
}

const hrefOf = (url: string) => findHitAddress(url, searchSettings).href;

/** Follows a link through the router. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

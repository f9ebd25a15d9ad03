import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { adoptStyles } from '../../../boot/adopt-styles.ts';
import { pluralFor, textFor } from '../../../texts/text.ts';
import { takeAsk } from '../boot/search-press.ts';
import { listSearches, type Row, searchOf } from '../client/group-hits.ts';
import { addFavorite, addRecent, readSearches, removeSearch } from '../client/stored-searches.ts';
import hitsCss from '../theme/search-hits.css?inline';
import modalCss from '../theme/search-modal.css?inline';
import signsCss from '../theme/search-signs.css?inline';
import { SearchBar, SearchFooter } from './search-bar.tsx';
import { hasModifier, rowId } from './search-list.tsx';
import { ErrorScreen, NoResultsScreen, ResultsScreen, StartScreen } from './search-screens.tsx';
import { type ModalAnswer, useSearch } from './use-search.ts';

export type SearchModalProps = { onClose: () => void };

// Part of the code, so that no further request is needed.
for (const css of [modalCss, hitsCss, signsCss]) adoptStyles(css);

/** The search over the page: like DocSearch's modal, in a dialog, which traps and returns the focus. */
export function SearchModal({ onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const [ask] = useState(takeAsk);
  const [stored, setStored] = useState(readSearches);
  const [search, change, query] = useSearch(ask?.query ?? '');
  const { answer, active, isStalled } = search;
  const groups = answer?.query === '' ? listSearches(stored) : (answer?.groups ?? []);
  const rows = groups.flatMap((group) => group.rows);
  const close = () => dialog.current?.close();
  const focusField = () => field.current?.focus();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    if (ask?.selected) field.current?.select();
    document.body.classList.add('DocSearch--active');
    return () => document.body.classList.remove('DocSearch--active');
  }, [ask]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(() => {
    if (search.query) query(search.query);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query starts at its first result
  useEffect(() => {
    const scroll = () => dropdown.current?.scrollTo({ top: 0, behavior: 'instant' });
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [search.query]);

  const type = (text: string) => {
    query(text);
    focusField();
  };

  const remember = (row: Row) => setStored(addRecent(stored, searchOf(row)));

  const move = (step: number) => {
    const next = rows.length && (active + step + rows.length) % rows.length;
    change({ active: next });
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const row = rows[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key !== 'Enter' || !row || event.altKey) return;
    else if (hasModifier(event)) {
      remember(row);
      window.open(row.hit.url, '_blank', 'noopener');
    } else document.getElementById(rowId(active))?.click();
    event.preventDefault();
  };

  const list = {
    active,
    onActive: (number: number) => change({ active: number }),
    onOpen: (row: Row, event: MouseEvent) => {
      remember(row);
      if (!event.altKey && !hasModifier(event)) close();
    },
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={textFor('theme.SearchBar.label')}
      aria-modal="true"
      data-search-dialog
      onClose={(event) => {
        focusButton(event);
        onClose();
      }}
      onKeyDownCapture={(event) => isEscape(event) && close()}
      // The keyboard on the screen would cover the results.
      onTouchMove={({ target }) => target !== field.current && field.current?.blur()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboards have Escape */}
      <div
        className="DocSearch DocSearch-Container"
        onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className="DocSearch-Modal">
          <SearchBar
            field={field}
            text={search.query}
            isStalled={isStalled}
            groups={groups}
            activeId={rows[active] && rowId(active)}
            onQuery={query}
            onClear={() => type('')}
            onKeyDown={pressKey}
            onClose={close}
          />
          <div ref={dropdown} className="DocSearch-Dropdown">
            {answer?.query === '' && (
              <StartScreen
                {...list}
                groups={groups}
                onQuery={type}
                onSave={(hit) => {
                  setStored(addFavorite(stored, hit));
                  focusField();
                }}
                onRemove={(hit) => {
                  setStored(removeSearch(stored, hit));
                  focusField();
                }}
              />
            )}
            {answer?.query && answer.count === undefined && (
              <ErrorScreen onRetry={() => query(search.query)} />
            )}
            {answer?.query && answer.count !== undefined && rows.length === 0 && (
              <NoResultsScreen query={answer.query} seen={search.seen} onQuery={type} />
            )}
            {answer?.query && rows.length > 0 && (
              <ResultsScreen {...list} answer={answer} onLeave={close} />
            )}
          </div>
          <SearchFooter />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {search.announced && describeAnswer(search.announced)}
      </p>
    </dialog>
  );
}

/** Announces the outcome of a query to assistive technology. */
function describeAnswer({ query, count }: ModalAnswer): string {
  if (query === '') return '';
  if (count === undefined) return textFor('theme.SearchModal.errorScreen.titleText');
  if (count === 0) return textFor('search.noResults', { query });
  return pluralFor('search.found', count);
}

/** Escape must close the dialog; otherwise it would first empty the field. */
function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** The browser returns the focus to its previous element; if that is gone, the button gets it. */
function focusButton({ currentTarget }: SyntheticEvent): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !currentTarget.contains(activeElement)) return;
  document.querySelector<HTMLElement>('[data-search-button]')?.focus({ preventScroll: true });
}

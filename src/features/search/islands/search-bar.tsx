import { searchSettings } from 'virtual:search-client';
import type { KeyboardEvent, RefObject } from 'react';
import { textFor } from '../../../texts/text.ts';
import { Icon } from '../../../theme/icon.tsx';
import { maxQueryLength } from '../boot/search-press.ts';
import type { Group } from '../client/group-hits.ts';
import { SearchIcon } from './search-icons.tsx';
import { listId } from './search-list.tsx';

type SearchBarProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether an answer takes long. */
  isStalled: boolean;
  /** What the field controls. */
  groups: readonly Group[];
  activeId: string | undefined;
  onQuery: (query: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The field of the search and its buttons. */
export function SearchBar(props: SearchBarProps) {
  const { field, text, isStalled, groups, activeId, onQuery, onClear, onKeyDown, onClose } = props;
  return (
    <header className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        <label
          className={isStalled ? 'DocSearch-LoadingIndicator' : 'DocSearch-MagnifierLabel'}
          htmlFor="docsearch-input"
        >
          {isStalled ? <SearchIcon name="loading" /> : <Icon name="search" size={20} />}
          <span className="DocSearch-VisuallyHiddenForAccessibility">
            {textFor('theme.SearchBar.label')}
          </span>
        </label>
        <input
          ref={field}
          id="docsearch-input"
          className="DocSearch-Input"
          type="search"
          placeholder={textFor('theme.SearchModal.placeholder')}
          value={text}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-autocomplete="both"
          aria-activedescendant={activeId}
          aria-controls={groups.map(listId).join(' ') || undefined}
          onChange={({ currentTarget }) => onQuery(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className="DocSearch-Actions">
          {text && (
            <>
              <button
                className="DocSearch-Clear"
                type="reset"
                aria-label={textFor('theme.SearchModal.searchBox.resetButtonTitle')}
              >
                {textFor('search.clear')}
              </button>
              <div className="DocSearch-Divider" />
            </>
          )}
          <button type="button" className="DocSearch-Action DocSearch-Close" onClick={onClose}>
            {textFor('theme.SearchModal.searchBox.cancelButtonText')}
          </button>
        </div>
      </form>
    </header>
  );
}

/** What the keys do, and the name of a hosted service. */
export function SearchFooter() {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key">
            <SearchIcon name="down" />
            <span className="DocSearch-VisuallyHiddenForAccessibility">
              {textFor('theme.SearchModal.footer.navigateDownKeyAriaLabel')}
            </span>
          </kbd>
          <kbd className="DocSearch-Commands-Key">
            <SearchIcon name="up" />
            <span className="DocSearch-VisuallyHiddenForAccessibility">
              {textFor('theme.SearchModal.footer.navigateUpKeyAriaLabel')}
            </span>
          </kbd>
          <span className="DocSearch-Label">
            {textFor('theme.SearchModal.footer.navigateText')}
          </span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">
            <SearchIcon name="enter" />
            <span className="DocSearch-VisuallyHiddenForAccessibility">
              {textFor('theme.SearchModal.footer.selectKeyAriaLabel')}
            </span>
          </kbd>
          <span className="DocSearch-Label">{textFor('theme.SearchModal.footer.selectText')}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">
            <span className="DocSearch-Escape-Key">{textFor('search.escape')}</span>
          </kbd>
          <span className="DocSearch-Label">{textFor('theme.SearchModal.footer.closeText')}</span>
        </li>
      </ul>
      {searchSettings.provider === 'algolia' && (
        <div className="DocSearch-Footer-Action">
          <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
            {textFor('theme.SearchPage.algoliaLabel')}
          </a>
        </div>
      )}
    </footer>
  );
}

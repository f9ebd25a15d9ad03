import { searchSettings } from 'virtual:search-client';
import { useDeferredValue } from 'react';
import { textFor } from '../../../texts/text.ts';
import { Icon } from '../../../theme/icon.tsx';
import type { Group } from '../client/group-hits.ts';
import type { Hit } from '../client/search-client.ts';
import { missingResultsAddress } from '../client/search-links.ts';
import { SearchIcon } from './search-icons.tsx';
import { hasModifier, type ListProps, SearchList } from './search-list.tsx';
import type { ModalAnswer } from './use-search.ts';

type StartScreenProps = ListProps & {
  /** Recent and favorite searches, if there are any. */
  groups: readonly Group[];
  onSave: (hit: Hit) => void;
  onRemove: (hit: Hit) => void;
  onQuery: (query: string) => void;
};

/** Recent and favorite searches, or queries for visitors who haven't searched before. */
export function StartScreen({ groups, onSave, onRemove, onQuery, ...list }: StartScreenProps) {
  if (groups.length === 0) {
    return (
      <div className="search-start">
        <p className="DocSearch-Help">
          {textFor('theme.SearchModal.startScreen.noRecentSearchesText')}
        </p>
        <Suggestions queries={searchSettings.suggestions} onQuery={onQuery} />
      </div>
    );
  }
  return (
    <div className="DocSearch-Dropdown-Container">
      {groups.map((group) => {
        const isRecent =
          group.title === textFor('theme.SearchModal.startScreen.recentSearchesTitle');
        const removal = isRecent
          ? textFor('theme.SearchModal.startScreen.removeRecentSearchButtonTitle')
          : textFor('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle');
        return (
          <SearchList
            {...list}
            key={group.title}
            group={group}
            icon={<SearchIcon name={isRecent ? 'recent' : 'favorite'} />}
            actions={(hit) => (
              <>
                {isRecent && (
                  <Action
                    title={textFor('theme.SearchModal.startScreen.saveRecentSearchButtonTitle')}
                    onPress={() => onSave(hit)}
                  >
                    <SearchIcon name="favorite" />
                  </Action>
                )}
                <Action title={removal} onPress={() => onRemove(hit)}>
                  <Icon name="close" />
                </Action>
              </>
            )}
          />
        );
      })}
    </div>
  );
}

type ActionProps = { title: string; onPress: () => void; children: React.ReactNode };

function Action({ title, onPress, children }: ActionProps) {
  return (
    <div className="DocSearch-Hit-action">
      <button className="DocSearch-Hit-action-button" title={title} type="button" onClick={onPress}>
        {children}
      </button>
    </div>
  );
}

type ResultsScreenProps = ListProps & { answer: ModalAnswer; onLeave: () => void };

/** The number of results that a small window shows. */
const firstCount = 6;

/** The results in groups, and a link to all of them. */
export function ResultsScreen({ answer, onLeave, ...list }: ResultsScreenProps) {
  // The first key shows the first results before the rest are rendered.
  const isWhole = useDeferredValue(true, false);
  const { query, groups, count } = answer;
  return (
    <div className="DocSearch-Dropdown-Container">
      {groups.map(({ title, rows }) => {
        const shown = isWhole ? rows : rows.filter(({ number }) => number < firstCount);
        return shown[0] && <SearchList {...list} key={title} group={{ title, rows: shown }} />;
      })}
      {isWhole && (
        <section className="DocSearch-HitsFooter">
          <a
            href={`${searchSettings.pagePath}?q=${encodeURIComponent(query)}`}
            onClick={(event) => hasModifier(event) || onLeave()}
          >
            {textFor('theme.SearchBar.seeAll', { count })}
          </a>
        </section>
      )}
    </div>
  );
}

type NoResultsScreenProps = {
  query: string;
  /** The names of the groups in earlier answers. */
  seen: readonly string[];
  onQuery: (query: string) => void;
};

export function NoResultsScreen({ query, seen, onQuery }: NoResultsScreenProps) {
  const address = missingResultsAddress(searchSettings, query);
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <SearchIcon name="nothing" />
      </div>
      <p className="DocSearch-Title">
        {`${textFor('theme.SearchModal.noResultsScreen.noResultsText')} "`}
        <strong>{query}</strong>"
      </p>
      <Suggestions
        queries={seen.slice(0, 3)}
        onQuery={(name) => onQuery(`${name.toLowerCase()} `)}
      />
      {address && (
        <p className="DocSearch-Help">
          {textFor('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {textFor('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
          </a>
        </p>
      )}
    </div>
  );
}

type SuggestionsProps = { queries: readonly string[]; onQuery: (query: string) => void };

function Suggestions({ queries, onQuery }: SuggestionsProps) {
  if (queries.length === 0) return null;
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">
        {`${textFor('theme.SearchModal.noResultsScreen.suggestedQueryText')}:`}
      </p>
      <div className="DocSearch-NoResults-Prefill-List-Items">
        {queries.map((query) => (
          <button
            key={query}
            type="button"
            className="DocSearch-Prefill"
            onClick={() => onQuery(query)}
          >
            {query}
          </button>
        ))}
      </div>
    </div>
  );
}

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <SearchIcon name="error" />
      </div>
      <p className="DocSearch-Title">{textFor('theme.SearchModal.errorScreen.titleText')}</p>
      <p className="DocSearch-Help">{textFor('theme.SearchModal.errorScreen.helpText')}</p>
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        {textFor('shell.retry')}
      </button>
    </div>
  );
}

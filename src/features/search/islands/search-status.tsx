import { useSyncExternalStore } from 'react';
import { type Answer, readAnswer, subscribeAnswers } from '../client/modal-client.ts';
import { searchTexts } from './search-texts.ts';

/** Announces the outcome of a query to assistive technology. */
export function SearchStatus() {
  const answer = useSyncExternalStore(subscribeAnswers, readAnswer, readAnswer);
  return (
    <p role="status" className="visually-hidden">
      {answer && describeAnswer(answer)}
    </p>
  );
}

function describeAnswer({ query, count }: Answer): string {
  if (count === undefined) return searchTexts.errorScreen.titleText;
  if (count === 0) return `${searchTexts.noResultsScreen.noResultsText} "${query}"`;
  return count === 1 ? 'One result found' : `${count} results found`;
}

'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSiteFacts } from '../../../islands/site-facts.tsx';
import { textFor } from '../../../texts/text.ts';
import { searchedAtom } from './search-field.ts';

const withoutQuery = textFor('theme.SearchPage.emptyResultsTitle');

/** The heading of the results page, with the query, like the page's title. */
export function SearchHeading() {
  const { title: siteTitle, titleDelimiter } = useSiteFacts();
  const query = useAtomValue(searchedAtom);
  const heading = query
    ? textFor('theme.SearchPage.existingResultsTitle', { query })
    : withoutQuery;
  useEffect(() => {
    document.title = `${heading} ${titleDelimiter} ${siteTitle}`;
  }, [heading, titleDelimiter, siteTitle]);
  // As an element, because beside plain text React writes a separator depending on when the code loaded.
  return <span>{heading}</span>;
}

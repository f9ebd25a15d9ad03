'use client';

import * as stylex from '@stylexjs/stylex';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSiteFacts } from '../../../islands/site-facts.tsx';
import { media } from '../../../theme/media.stylex.ts';
import { searchedAtom } from './search-query.ts';

const withoutQuery = 'Search the documentation';

/** The text of the results page's heading, which names what is searched for, as the page's title does. */
export function SearchHeading() {
  const { title: siteTitle, titleDelimiter } = useSiteFacts();
  const query = useAtomValue(searchedAtom);
  const heading = query ? `Search results for "${query}"` : withoutQuery;
  useEffect(() => {
    document.title = `${heading} ${titleDelimiter} ${siteTitle}`;
  }, [heading, titleDelimiter, siteTitle]);
  // An element: behind a bare text React writes a separator or not, as code came late or was there.
  return <span {...stylex.props(styles.heading)}>{heading}</span>;
}

const styles = stylex.create({
  heading: {
    display: { default: 'inline', [media.phone]: 'block' },
    /** Room for what is searched for, which comes after the field has been seen below. */
    minHeight: { default: null, [media.phone]: '2lh' },
    alignContent: 'end',
  },
});

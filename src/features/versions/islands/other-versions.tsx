'use client';

import { openSearchClient, searchSettings } from 'virtual:search-client';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { textFor } from '../../../texts/text.ts';
import { readSearchedVersion, tagOfVersion } from '../../search/client/version-scope.ts';
import { searchedAtom } from '../../search/islands/search-field.ts';

type Found = { name: string; count: number };

/** On the results page, the other versions in which the query has hits, with links that search there. */
export function OtherVersions({ labels }: { labels: Readonly<Record<string, string>> }) {
  const query = useAtomValue(searchedAtom);
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let isLatest = true;
    setFound([]);
    if (query) void countHits(query).then((counted) => isLatest && setFound(counted));
    return () => {
      isLatest = false;
    };
  }, [query]);
  if (!query || found.length === 0) return null;
  return (
    <p data-other-versions role="status">
      {textFor('search.otherVersions')}{' '}
      {found.map(({ name, count }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          {/* Loaded as a document: the query is the same, so the results would be, too. */}
          <a
            href={`${searchSettings.pagePath}?${new URLSearchParams({ q: query, version: name })}`}
            target="_self"
          >
            {`${labels[name]} (${count})`}
          </a>
        </span>
      ))}
    </p>
  );
}

async function countHits(query: string): Promise<Found[]> {
  const { versions = [], context } = searchSettings;
  if (!context) return [];
  const own = readSearchedVersion(versions);
  const counted = versions
    .filter((name) => name !== own)
    .map(async (name) => {
      const facetFilters = [`language:${context.language}`, `docusaurus_tag:${tagOfVersion(name)}`];
      const { nbHits } = await openSearchClient().search({ query, hitsPerPage: 0, facetFilters });
      return { name, count: nbHits };
    });
  // The results say themselves that there is no answer.
  const all = await Promise.all(counted).catch(() => []);
  return all.filter(({ count }) => count > 0);
}

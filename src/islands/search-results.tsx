'use client';

import { useEffect, useRef, useState } from 'react';
import { findRecords, type SearchRecord } from '../search/find-records.ts';

/** How long a pause in typing starts a search, in milliseconds. */
const pause = 300;

type Records = SearchRecord[] | 'loading' | 'failed';

/** The pages whose titles or headings hold the words of the search field, which follows `?q=`. */
export function SearchResults({ recordsUrl }: { recordsUrl: string }) {
  const [records, setRecords] = useState<Records>('loading');
  const query = useSearchField();
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(recordsUrl);
      if (!answer.ok) throw new Error(`${answer.status}`);
      setRecords(await answer.json());
    };
    load().catch(() => setRecords('failed'));
  }, [recordsUrl]);
  const hits = Array.isArray(records) ? findRecords(records, query) : [];
  return (
    <div data-search-results>
      <p role="status">{describeState(records, query, hits.length)}</p>
      {hits.map((hit) => (
        <ResultArticle key={hit.path} hit={hit} />
      ))}
    </div>
  );
}

function ResultArticle({ hit }: { hit: SearchRecord }) {
  return (
    <article className="search-result">
      <p className="search-result-section">{hit.section}</p>
      <h2>
        <a href={hit.path}>{hit.title}</a>
      </h2>
      {hit.headings.length > 0 && (
        <ul>
          {hit.headings.slice(0, 5).map((heading) => (
            <li key={heading.id}>
              <a href={`${hit.path}#${encodeURIComponent(heading.id)}`}>{heading.text}</a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function describeState(records: Records, query: string, count: number): string {
  if (query === '') return '';
  if (records === 'failed')
    return 'Unable to fetch results. You might want to check your network connection.';
  if (records === 'loading') return 'Searching…';
  if (count === 0) return 'No results were found';
  return count === 1 ? 'One document found' : `${count} documents found`;
}

/** The text of the page's search field: it starts as `?q=`, which then follows what is typed. */
function useSearchField(): string {
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('main input[name=q]');
    const initial = new URLSearchParams(location.search).get('q') ?? '';
    setQuery(initial.trim());
    if (!field) return;
    const typed = field.value.trim();
    field.value ||= initial;
    const onInput = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => applyQuery(field.value.trim()), pause);
    };
    const applyQuery = (value: string) => {
      const url = new URL(location.href);
      if (value) url.searchParams.set('q', value);
      else url.searchParams.delete('q');
      history.replaceState(history.state, '', url);
      setQuery(value);
    };
    // What was typed before this code came is searched for now.
    if (typed !== '' && typed !== initial.trim()) applyQuery(typed);
    field.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer.current);
      field.removeEventListener('input', onInput);
    };
  }, []);
  return query;
}

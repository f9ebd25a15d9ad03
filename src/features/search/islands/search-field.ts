'use client';

import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useRouter } from 'waku';
import { afterAddress } from '../../../waku/browser/address.ts';
import { searchedAtom } from './search-query.ts';

/** How long a pause in typing starts a search, in milliseconds. */
const pause = 300;

const parameter = 'q';

/**
 * What the page's field asks for. It starts as `?q=`, which follows what is typed, in the entry of
 * the history that is there; a link to other results fills the field anew.
 */
export function useSearchField(): string | undefined {
  const { query: address } = useRouter();
  const [query, setQuery] = useAtom(searchedAtom);

  useEffect(() => {
    const field = findField();
    if (!field) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = () => {
      clearTimeout(timer);
      writeAddress(field.value.trim());
      setQuery(field.value.trim());
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(search, pause);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      search();
      // The keyboard of a touch screen lies over the results.
      if (matchMedia('(pointer: coarse)').matches) field.blur();
    };
    // What was typed before this code came is searched for now.
    if (field.value.trim()) search();
    field.addEventListener('input', onInput);
    field.form?.addEventListener('submit', onSubmit);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', onInput);
      field.form?.removeEventListener('submit', onSubmit);
      setQuery(undefined);
    };
  }, [setQuery]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for each address of the router
  useEffect(() => {
    const readAddress = () => {
      const field = findField();
      const asked = new URLSearchParams(location.search).get(parameter)?.trim() ?? '';
      setQuery((before) => {
        if (field && asked !== before && field.value.trim() !== asked) field.value = asked;
        return asked;
      });
    };
    afterAddress(readAddress);
    // The router tells nothing of an address that it has written itself, before it was replaced here.
    globalThis.navigation?.addEventListener('currententrychange', readAddress);
    return () => globalThis.navigation?.removeEventListener('currententrychange', readAddress);
  }, [address, setQuery]);

  return query;
}

function findField(): HTMLInputElement | null {
  return document.querySelector(`main input[name=${parameter}]`);
}

function writeAddress(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set(parameter, query);
  else url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

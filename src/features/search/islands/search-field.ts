import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useRouter } from 'waku';
import { afterAddress } from '../../../waku/browser/address.ts';

/** The query of the results page; undefined until the page has read its address. */
export const searchedAtom = atom<string>();

const debounceMs = 300;

const parameter = 'q';

/**
 * The query of the results page. It starts as `?q=`, which is replaced in the current history entry
 * while the visitor types; a link to other results fills the field.
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
      timer = setTimeout(search, debounceMs);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      search();
      // Closes the on-screen keyboard, which covers the results.
      if (matchMedia('(pointer: coarse)').matches) field.blur();
    };
    // Search for what was typed before this code loaded.
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
      const addressQuery = new URLSearchParams(location.search).get(parameter)?.trim() ?? '';
      setQuery((before) => {
        if (field && addressQuery !== before && field.value.trim() !== addressQuery)
          field.value = addressQuery;
        return addressQuery;
      });
    };
    afterAddress(readAddress);
    // The router doesn't report addresses that it writes itself.
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

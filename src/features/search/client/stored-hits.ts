import { searchSettings } from 'virtual:search-client';
import { findHitAddress } from './hit-address.ts';
import type { Hit } from './search-client.ts';

/** What is stored has its parts replaced already. */
const settings = { ...searchSettings, replacePathname: undefined };

/**
 * Leaves out of a stored list what is no hit, or has an address that no hit is given: other scripts of
 * the origin can write there, and earlier versions did. The bundler gives it to DocSearch.
 */
export function keepHits(rows: readonly (Partial<Hit> | null)[]) {
  return rows.filter(
    (row) =>
      row?.hierarchy?.lvl0 &&
      [row.objectID, row.type, ...Object.values(row.hierarchy)].every(
        (text) => text === null || typeof text === 'string',
      ) &&
      findHitAddress(row.url ?? '', settings).href === row.url,
  );
}

import { searchSettings } from 'virtual:search-client';
import { findHitAddress } from './hit-address.ts';
import type { Hit } from './search-client.ts';

/** Stored addresses already have their parts replaced. */
const settings = { ...searchSettings, replacePathname: undefined };

/**
 * Removes invalid hits and addresses from a stored list: other scripts of the origin can write there, and earlier
 * versions did. The bundler passes it to DocSearch.
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

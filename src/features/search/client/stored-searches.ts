import { searchSettings } from 'virtual:search-client';
import type { StoredDocSearchHit } from '@docsearch/react';
import { openStorage, readItem } from '../../../boot/storage.ts';
import { escapeHtml } from '../../../config/escape-html.ts';
import { type Levels, levelNames, mapLevels } from './hierarchy.ts';
import { readMarks, textOf } from './marked-text.ts';
import type { Hit } from './search-client.ts';
import { findHitAddress } from './search-links.ts';

/** The visitor's searches, newest first. */
export type StoredSearches = { recent: readonly Hit[]; favorite: readonly Hit[] };

/** A search in the form in which DocSearch stores it; texts are HTML. */
type Row = Pick<StoredDocSearchHit, 'objectID' | 'url'> &
  Pick<Hit, 'type'> & { hierarchy: Levels<string | null> };

const keys = {
  recent: `__DOCSEARCH_RECENT_SEARCHES__${searchSettings.indexName}`,
  favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${searchSettings.indexName}`,
};

const maxFavorite = 10;

/** Reads what is stored; other scripts of the origin can write there, too, and what they do is dropped. */
export function readSearches(): StoredSearches {
  const favorite = readList(keys.favorite).slice(0, maxFavorite);
  return { favorite, recent: readList(keys.recent).slice(0, maxRecent(favorite)) };
}

/** Adds an opened page or heading to the recent searches, unless it is a favorite. */
export function addRecent(searches: StoredSearches, hit: Hit): StoredSearches {
  const { recent, favorite } = searches;
  if (favorite.some(({ objectID }) => objectID === hit.objectID)) return searches;
  const list = [hit, ...without(recent, hit)].slice(0, maxRecent(favorite));
  return { favorite, recent: storeList('recent', list) };
}

/** Makes a recent search a favorite. */
export function addFavorite({ recent, favorite }: StoredSearches, hit: Hit): StoredSearches {
  const list = [hit, ...without(favorite, hit)].slice(0, maxFavorite);
  return {
    recent: storeList('recent', without(recent, hit)),
    favorite: storeList('favorite', list),
  };
}

/** Removes a search from both lists. */
export function removeSearch({ recent, favorite }: StoredSearches, hit: Hit): StoredSearches {
  return {
    recent: storeList('recent', without(recent, hit)),
    favorite: storeList('favorite', without(favorite, hit)),
  };
}

const maxRecent = (favorite: readonly Hit[]) => (favorite.length > 0 ? 4 : 7);

const without = (list: readonly Hit[], hit: Hit) =>
  list.filter(({ objectID }) => objectID !== hit.objectID);

function storeList(name: keyof StoredSearches, list: readonly Hit[]): readonly Hit[] {
  try {
    openStorage()?.setItem(keys[name], JSON.stringify(list.map(toRow)));
  } catch {
    // The storage is full: the list lasts as long as the search is open.
  }
  return list;
}

function toRow({ objectID, url, type, levels }: Hit): Row {
  const hierarchy = mapLevels(levels, (runs) => escapeHtml(textOf(runs)));
  return { objectID, url, type, hierarchy };
}

function readList(key: string): Hit[] {
  try {
    const rows: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isRow).map(readRow) : [];
  } catch {
    return [];
  }
}

function readRow({ objectID, url, type, hierarchy }: Row): Hit {
  const levels = mapLevels(hierarchy, readMarks);
  return { objectID, url, type, levels, snippet: (type !== 'content' && levels[type]) || [] };
}

/** Stored addresses already have their parts replaced. */
const settings = { ...searchSettings, replacePathname: undefined };

function isRow(row: Partial<Row> | null): row is Row {
  const { objectID, url = '', type, hierarchy } = row ?? {};
  return (
    typeof objectID === 'string' &&
    typeof hierarchy?.lvl0 === 'string' &&
    levelNames.some((level) => level === type && hierarchy[level]) &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string') &&
    findHitAddress(url, settings).href === url
  );
}

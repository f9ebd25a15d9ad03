import { textFor } from '../../../texts/text.ts';
import { levelNames } from './hierarchy.ts';
import { textOf } from './marked-text.ts';
import type { Hit } from './search-client.ts';
import type { StoredSearches } from './stored-searches.ts';

/** A result or a stored search in the list. */
export type Row = {
  hit: Hit;
  /** The hit of its page, if that is in the same group. */
  parent?: Hit | undefined;
  /** Its place among the rows of all groups, from 0. */
  number: number;
};

export type Group = { title: string; rows: readonly Row[] };

const maxRowsPerGroup = 5;

/** Groups hits by section of the site, at most five each, with those of a page together. */
export function groupHits(hits: readonly Hit[]): Group[] {
  const sections = Map.groupBy(hits, ({ levels }) => textOf(levels.lvl0));
  return numberRows(
    Array.from(sections, ([title, group]) => {
      const shown = group.slice(0, maxRowsPerGroup);
      const pages = Map.groupBy(shown, ({ levels }) => textOf(levels.lvl1));
      const rows = [...pages.values()].flatMap((page) => {
        const first = page.find(({ type }) => type === 'lvl1');
        return page.map((hit) => ({ hit, parent: hit.type === 'lvl1' ? undefined : first }));
      });
      return { title, rows };
    }),
  );
}

/** The groups of stored searches; lists without a search are left out. */
export function listSearches({ recent, favorite }: StoredSearches): Group[] {
  const lists = [
    {
      title: textFor('theme.SearchModal.startScreen.recentSearchesTitle'),
      rows: recent.map((hit) => ({ hit })),
    },
    {
      title: textFor('theme.SearchModal.startScreen.favoriteSearchesTitle'),
      rows: favorite.map((hit) => ({ hit })),
    },
  ];
  return numberRows(lists.filter(({ rows }) => rows.length > 0));
}

/** The search that opening a row stores: a page or a heading, instead of a text below it. */
export function searchOf({ hit, parent }: Row): Hit {
  if (hit.type !== 'content') return hit;
  const type = levelNames.findLast((level) => hit.levels[level]) ?? 'lvl0';
  return parent ?? { ...hit, type };
}

function numberRows(groups: readonly { title: string; rows: Omit<Row, 'number'>[] }[]): Group[] {
  let count = 0;
  return groups.map(({ title, rows }) => {
    const from = count;
    count += rows.length;
    return { title, rows: rows.map((row, at) => ({ ...row, number: from + at })) };
  });
}

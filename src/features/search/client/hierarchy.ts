import { escapeHtml } from '../../../site/escape-html.ts';
import type { Hierarchy, HierarchyLevel } from './search-client.ts';

/** The headings above a text: from the section of the site to its own heading. */
export type Levels = Partial<Record<HierarchyLevel, string>>;

export const levelNames: readonly HierarchyLevel[] = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
];

/** The level of a heading by its depth; 1 is the page itself. */
export function levelOf(depth: number): HierarchyLevel {
  return levelNames[Math.min(6, Math.max(1, depth))] ?? 'lvl6';
}

/** The levels below a new heading: it ends those that are deeper. */
export function enterLevel(levels: Levels, depth: number, heading: string): Levels {
  const own = levelOf(depth);
  const above = levelNames.filter((level) => level < own && levels[level] !== undefined);
  return Object.fromEntries([...above.map((level) => [level, levels[level]]), [own, heading]]);
}

/** The same as HTML, as hits and records have it. */
export function escapeLevels(levels: Levels): Hierarchy<string> {
  const { lvl0 = '', lvl1 = '', lvl2, lvl3, lvl4, lvl5, lvl6 } = levels;
  const orNull = (text: string | undefined) => (text === undefined ? null : escapeHtml(text));
  return {
    lvl0: escapeHtml(lvl0),
    lvl1: escapeHtml(lvl1),
    lvl2: orNull(lvl2),
    lvl3: orNull(lvl3),
    lvl4: orNull(lvl4),
    lvl5: orNull(lvl5),
    lvl6: orNull(lvl6),
  };
}

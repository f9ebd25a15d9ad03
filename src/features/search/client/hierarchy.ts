export type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** The headings above a text: from the section of the site to its own heading. */
export type Levels<Text = string> = Partial<Record<HierarchyLevel, Text>>;

export const levelNames: readonly HierarchyLevel[] = ([0, 1, 2, 3, 4, 5, 6] as const).map(
  (level) => `lvl${level}` as const,
);

/** The level of a heading by its depth; 1 is the page itself. */
export function levelOf(depth: number): HierarchyLevel {
  return levelNames[Math.min(6, Math.max(1, depth))] ?? 'lvl6';
}

/** The levels below a new heading: it ends those that are deeper. */
export function enterLevel(levels: Levels, depth: number, heading: string): Levels {
  const entered = levelOf(depth);
  const above = levelNames.filter((level) => level < entered && levels[level] !== undefined);
  return Object.fromEntries([...above.map((level) => [level, levels[level]]), [entered, heading]]);
}

/** Converts the text of each level. */
export function mapLevels<From, To>(
  levels: Levels<From | null>,
  convert: (text: From, level: HierarchyLevel) => To,
): Levels<To> {
  const converted: Levels<To> = {};
  for (const level of levelNames) {
    const text = levels[level];
    if (text !== undefined && text !== null) converted[level] = convert(text, level);
  }
  return converted;
}

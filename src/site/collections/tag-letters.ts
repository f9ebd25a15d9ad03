import type { TagsPage } from './page.ts';

type CountedTag = TagsPage['letters'][number]['tags'][number];

/** Groups tags by their initial letters, alphabetically. */
export function listLetters(tags: readonly CountedTag[]): TagsPage['letters'] {
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const letters = Map.groupBy(sorted, (tag) => tag.label.charAt(0).toUpperCase());
  return [...letters].map(([letter, group]) => ({ letter, tags: group }));
}

import Slugger from 'github-slugger';
import type { TagsFile } from '../content/front-matter-schema.ts';

/** The page numbers of a list: at least the first. */
export function listPages(count: number, perPage: number): number[] {
  const pages = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_item, index) => index + 1);
}

/** The last part of a tag page's route: of `permalink` in `tags.yml`, or made from the tag. */
export function tagSlug(tag: string, tags: TagsFile): string {
  const permalink = tags[tag]?.permalink?.replace(/^\/|\/$/g, '');
  return permalink || new Slugger().slug(tag);
}

/** The reader's name of a tag. */
export function tagLabel(tag: string, tags: TagsFile): string {
  return tags[tag]?.label ?? tag;
}

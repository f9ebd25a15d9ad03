import type { PostSource } from '../content/content-index.ts';
import type { TagsFile } from '../content/folder-schema.ts';
import type { PostTag } from '../content/front-matter-schema.ts';
import { resolveSlug } from '../content/route.ts';
import { makeTagSlug } from './tag-slug.ts';

/** A tag as readers see it. */
export type TagView = {
  label: string;
  /** Below `/blog/tags/`, not encoded: `release`, `news/weekly`. */
  slug: string;
  description?: string;
};

/** The page numbers of a list: at least the first. */
export function listPages(count: number, perPage: number): number[] {
  const pages = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_item, index) => index + 1);
}

/** The tags of a post, each once; what `tags.yml` says of them wins. */
export function describeTags(written: readonly PostTag[], tags: TagsFile): TagView[] {
  const bySlug = new Map<string, TagView>();
  for (const tag of written) {
    const view = describeTag(tag, tags);
    if (!bySlug.has(view.slug)) bySlug.set(view.slug, view);
  }
  return [...bySlug.values()];
}

/** The tags in use with the posts of each, in the order of the posts. */
export function groupByTag(
  posts: readonly PostSource[],
  tags: TagsFile,
): Map<string, { tag: TagView; posts: PostSource[] }> {
  const groups = new Map<string, { tag: TagView; posts: PostSource[] }>();
  for (const post of posts) {
    for (const tag of describeTags(post.frontMatter.tags, tags)) {
      const group = groups.get(tag.slug) ?? { tag, posts: [] };
      group.posts.push(post);
      groups.set(tag.slug, group);
    }
  }
  return groups;
}

function describeTag(tag: PostTag, tags: TagsFile): TagView {
  if (typeof tag !== 'string') return { label: tag.label, slug: slugOf(tag.permalink, tag.label) };
  const entry = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
  const label = entry ? (entry.label ?? capitalize(tag)) : tag;
  return { label, slug: slugOf(entry?.permalink, tag), description: entry?.description };
}

function slugOf(permalink: string | undefined, name: string): string {
  const written = permalink === undefined ? undefined : resolveSlug(permalink, '', '');
  const path = written && 'route' in written ? written.route.slice(1, -1) : '';
  return path || makeTagSlug(name) || name.replaceAll('/', '-');
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

import type { ContentIndex, PostSource } from '../content/content-index.ts';
import { groupByTag, type TagGroup } from '../navigation/post-lists.ts';
import { lazy } from './lazy.ts';

/** The posts of a site in the orders that pages and lists need. */
export type PostIndex = {
  /** The posts in lists, newest first. */
  listed: readonly PostSource[];
  /** All posts, including unlisted ones. */
  byRoute: ReadonlyMap<string, PostSource>;
  /** The position of each listed post. */
  positions: ReadonlyMap<PostSource, number>;
  /** The tags in use with the posts of each, newest first. */
  readonly tags: ReadonlyMap<string, TagGroup<PostSource>>;
};

/** Indexes the posts of a site; unlisted posts are only in `byRoute`. */
export function indexPosts({ posts, tags }: Pick<ContentIndex, 'posts' | 'tags'>): PostIndex {
  const listed = posts.filter((post) => !post.frontMatter.unlisted);
  const groups = lazy(() => groupByTag(listed, tags));
  return {
    listed,
    byRoute: new Map(posts.map((post) => [post.route, post])),
    positions: new Map(listed.map((post, position) => [post, position])),
    get tags() {
      return groups();
    },
  };
}

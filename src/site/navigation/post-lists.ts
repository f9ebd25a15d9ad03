import type { DocSource, PostSource } from '../../content/content-index.ts';
import type { TagsFile } from '../../content/front-matter/folder-schema.ts';
import type { PostTag } from '../../content/front-matter/front-matter-schema.ts';
import { resolveSlug } from '../../content/route.ts';

/** A tag as readers see it. */
export type TagView = {
  label: string;
  /** Below `/blog/tags/`, not encoded: `release`, `news/weekly`. */
  slug: string;
  description?: string;
};

/** The routes of a list's pages, at least the first. A list starts at a route. */
export function listPageRoutes(first: string, count: number, perPage: number): string[] {
  const length = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length }, (_item, at) => (at === 0 ? first : `${first}page/${at + 1}/`));
}

/** The tags of a post, each once; `tags.yml` has priority over the post. */
export function describeTags(written: readonly PostTag[], tags: TagsFile): TagView[] {
  const views = written.map((tag) => describeTag(tag, tags));
  const bySlug = Map.groupBy(views, ({ slug }) => slug);
  return [...bySlug.values()].flatMap(([first]) => first ?? []);
}

/** A tag, and the pages that have it. */
export type TagGroup<S> = { tag: TagView; sources: S[] };

/** The tags in use with the pages of each, in the order of the pages. */
export function groupByTag<S extends PostSource | DocSource>(
  sources: readonly S[],
  tags: TagsFile,
): Map<string, TagGroup<S>> {
  const groups = new Map<string, TagGroup<S>>();
  for (const source of sources) {
    for (const tag of describeTags(source.frontMatter.tags, tags)) {
      const group = groups.get(tag.slug) ?? { tag, sources: [] };
      group.sources.push(source);
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
  return path || makeTagSlug(name) || makeSignSlug(name);
}

/** The slug of a tag without letters and digits: signs that mean something else in addresses become their codes. */
function makeSignSlug(tag: string): string {
  const codeOf = (sign: string) => sign.charCodeAt(0).toString(16);
  return tag.replaceAll('/', '-').replace(/[.?#%\\]/g, codeOf);
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/**
 * The words of a tag in lower case with dashes between them, like other generators: `Release notes` and
 * `releaseNotes` are `release-notes`, `v0.13` is `v-0-13`.
 */
function makeTagSlug(tag: string): string {
  const plain = tag
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, '');
  const words = plain.match(
    /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\d+|[\p{Lo}\p{M}]+|\p{So}+/gu,
  );
  return words?.join('-').toLowerCase() ?? '';
}

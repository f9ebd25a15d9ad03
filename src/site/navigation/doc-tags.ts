import type { ContentIndex, DocSource } from '../../content/content-index.ts';
import { usualDocsPlace } from '../../content/docs-sets.ts';
import { joinRoute } from '../../content/route.ts';
import { groupByTag, type TagGroup } from './post-lists.ts';

/** The route of the list of tags; the page of each tag is below it. */
export function docTagsRoute({ docsPlace = usualDocsPlace }: ContentIndex): string {
  return joinRoute(docsPlace.routeBasePath, 'tags');
}

const groupsByIndex = new WeakMap<ContentIndex, Map<string, TagGroup<DocSource>>>();

/** The tags in use with the docs of each, by path; computed once for each index. */
export function groupDocsByTag(index: ContentIndex): Map<string, TagGroup<DocSource>> {
  const listed = index.docs.filter(({ frontMatter }) => !frontMatter.unlisted);
  const groups = groupsByIndex.get(index) ?? groupByTag(listed, index.docTags);
  groupsByIndex.set(index, groups);
  return groups;
}

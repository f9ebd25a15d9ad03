import type { ContentIndex, DocSource } from '../../content/content-index.ts';
import { usualDocsPlace } from '../../content/docs-sets.ts';
import { currentVersion, versionOfFile } from '../../content/docs-versions.ts';
import { joinRoute } from '../../content/route.ts';
import { groupByTag, type TagGroup } from './post-lists.ts';

/** The route of the list of a version's tags; the page of each tag is below it. */
export function docTagsRoute(
  { docsPlace = usualDocsPlace }: ContentIndex,
  version = currentVersion,
): string {
  return joinRoute(docsPlace.versionPaths?.[version] ?? docsPlace.routeBasePath, 'tags');
}

type Groups = Map<string, TagGroup<DocSource>>;

const groupsByIndex = new WeakMap<ContentIndex, Map<string, Groups>>();

/** The tags in use with the docs of each, by path; computed once for each index and version. */
export function groupDocsByTag(index: ContentIndex, version = currentVersion): Groups {
  const ofIndex = groupsByIndex.get(index) ?? new Map<string, Groups>();
  groupsByIndex.set(index, ofIndex);
  const groups = ofIndex.get(version) ?? groupByTag(listTagged(index, version), index.docTags);
  ofIndex.set(version, groups);
  return groups;
}

function listTagged({ docs }: ContentIndex, version: string): DocSource[] {
  return docs.filter(
    ({ file, frontMatter }) => !frontMatter.unlisted && versionOfFile(file) === version,
  );
}

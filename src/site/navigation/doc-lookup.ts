import type { ContentIndex, DocSource } from '../../content/content-index.ts';
import { idsFor } from '../../content/docs-sets.ts';
import { dropVersion, versionOfFile } from '../../content/docs-versions.ts';

type DocMaps = { byId: Map<string, DocSource>; byRoute: Map<string, DocSource> };

const mapsByIndex = new WeakMap<ContentIndex, DocMaps>();

/** The doc that an id in a file means; in a set of docs, ids count from the set's folder. */
export function findReferred(index: ContentIndex, id: string, file: string): DocSource | undefined {
  const { byId } = lookUpDocs(index);
  return idsFor(id, file, index.docsPlace).flatMap((docId) => byId.get(docId) ?? [])[0];
}

/** The ids of the docs of a version, as its authors write them. */
export function listIds({ docs }: ContentIndex, version: string): string[] {
  return docs.flatMap(({ id, file }) =>
    versionOfFile(file) === version ? dropVersion(id, version) : [],
  );
}

/** The docs of an index by id and by route; computed once for each index. */
export function lookUpDocs(index: ContentIndex): DocMaps {
  const maps = mapsByIndex.get(index) ?? {
    byId: new Map(index.docs.map((doc) => [doc.id, doc])),
    byRoute: new Map(index.docs.map((doc) => [doc.route, doc])),
  };
  mapsByIndex.set(index, maps);
  return maps;
}

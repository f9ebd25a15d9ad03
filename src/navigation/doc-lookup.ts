import type { ContentIndex, DocSource } from '../content/content-index.ts';

type DocMaps = { byId: Map<string, DocSource>; byRoute: Map<string, DocSource> };

const known = new WeakMap<ContentIndex, DocMaps>();

/** The docs of an index by id and by route; computed once for each index. */
export function lookUpDocs(index: ContentIndex): DocMaps {
  const found = known.get(index) ?? {
    byId: new Map(index.docs.map((doc) => [doc.id, doc])),
    byRoute: new Map(index.docs.map((doc) => [doc.route, doc])),
  };
  known.set(index, found);
  return found;
}

import type { Asset } from '../../content/content-facts.ts';
import type { ContentIndex } from '../../content/content-index.ts';

/** Lists the files that content shows or links to, each address once. */
export function listAssets({ docs, posts, partials }: ContentIndex): Asset[] {
  const assets = [...docs, ...posts, ...partials].flatMap(({ facts }) => facts.assets);
  return [...new Map(assets.map((asset) => [asset.address, asset])).values()];
}

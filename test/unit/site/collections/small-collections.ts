import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import type { ContentIndex } from '../../../../src/content/content-index.ts';
import { createCollections } from '../../../../src/site/collections/create-collections.ts';
import type { SiteContent } from '../../../../src/site/collections/site-data.ts';
import { smallSite } from '../../content/plant.ts';
import { contentOf } from '../navigation/sources.ts';

/** Site content where the text of a file is its path, and links stay unchanged. */
export function siteContentOf(index: ContentIndex, added: Partial<SiteContent> = {}): SiteContent {
  return {
    index,
    changedOn: () => undefined,
    describeText: (file, extent) => ({ file, extent, isHtml: true, sum: '', links: {} }),
    readText: ({ file, extent }) => `${extent} text of ${file}`,
    isPublicFile: () => false,
    modules: {},
    ...added,
  };
}

/** The collections of a small site at `/base/`. */
export function collectionsOf(
  parts: Partial<ContentIndex>,
  config: object = {},
  added: Partial<SiteContent> = {},
) {
  const site = checkSiteConfig({ ...smallSite, baseUrl: '/base/', ...config });
  return createCollections(siteContentOf(contentOf(parts), added), site);
}

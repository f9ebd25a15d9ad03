import type { SiteConfig } from '../../config/schema.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { textFor } from '../../texts/text.ts';
import { labelOfSection } from '../navigation/section-labels.ts';
import type { PageKind } from '../table/site-page.ts';
import { describePage } from './describe-page.ts';
import { getDocTagPage, getDocTagsPage } from './doc-tags.ts';
import { getDocPage } from './docs.ts';
import { kindOfPage, lacksBlogPage, listPaths } from './list-paths.ts';
import { listSectionStarts } from './not-found.ts';
import { listOutputs, listRedirectPayloads } from './outputs.ts';
import type { SectionPage } from './page.ts';
import { listSkillSections } from './page-index.ts';
import { listPagesBySection } from './page-lists.ts';
import { getArchivePage, getBlogPage, getTagPage, getTagsPage } from './post-lists.ts';
import { getPostPage } from './posts.ts';
import { planPrinted } from './printed.ts';
import { getSection, listSections } from './sections.ts';
import { createSiteData, type SiteContent, type SiteData, taglineOf } from './site-data.ts';
import { describeVersion } from './versions.ts';

export type Collections = ReturnType<typeof createCollections>;

/**
 * Creates the pages, lists and outputs of a site from its content. This is cheap: what pages share is computed on
 * first use, because the development server loads all routes for any page.
 */
export function createCollections(content: SiteContent, site: SiteConfig) {
  const data = createSiteData(content, site);
  return {
    index: data.index,
    hrefOf: data.hrefOf,
    hrefOfLink: data.hrefOfLink,
    get table() {
      return data.table;
    },
    get navigation() {
      return data.navigation;
    },
    labelOfSection: (section: string | undefined) => labelOfSection(section, data.navigation, site),

    listPaths: (base: string, ...kinds: PageKind[]) => listPaths(data.table, base, kinds),
    kindOfPage: (route: string) => kindOfPage(data.table, route),
    lacksBlogPage: (path: string) => lacksBlogPage(data.table, path),

    getHomePage: () => getHomePage(data),
    getNotFoundPage: () => getNotFoundPage(data),
    getFeaturePage: (route: string) => getFeaturePage(data, route),
    getDocPage: (route: string) => getDocPage(data, route),
    getDocTagsPage: (route: string) => getDocTagsPage(data, route),
    getDocTagPage: (route: string) => getDocTagPage(data, route),
    versionOf: (route: string) => describeVersion(data, route).version,
    getPostPage: (slug: readonly string[]) => getPostPage(data, slug),
    getBlogPage: (page: number) => getBlogPage(data, page),
    getArchivePage: () => getArchivePage(data),
    getTagsPage: () => getTagsPage(data),
    getTagPage: (segments: readonly string[]) => getTagPage(data, segments),
    listSectionStarts: () => listSectionStarts(data),
    planPrinted: () => planPrinted(data),
    listSkillSections: () => listSkillSections(data),
    listPagesBySection: () => listPagesBySection(data),

    getSection: (path: string) => getSection(data, path),
    listSections: () => listSections(data),
    describePage: (path: string) => describePage(data, path),
    listOutputs: (features: readonly ServerPart[]) => listOutputs(data, features),
    listRedirectPayloads: () => listRedirectPayloads(data),
  };
}

/** The head of a page that only consists of components. */
function describeOwnPage(
  { table, hrefOf }: SiteData,
  route: string,
  title: string,
  description: string,
): SectionPage {
  const noindex = !table.byRoute.get(route)?.listed;
  return { meta: { path: hrefOf(route), title, description, noindex, docsearchTag: 'default' } };
}

/** The home page. */
const getHomePage = (data: SiteData) => describeOwnPage(data, '/', '', taglineOf(data.site));

/**
 * The page of a feature.
 * @param route as in the table
 */
function getFeaturePage(data: SiteData, route: string): SectionPage {
  const { title = '', description = '' } = data.table.byRoute.get(route)?.head ?? {};
  return describeOwnPage(data, route, title, description);
}

/** The not-found page. */
const getNotFoundPage = (data: SiteData) =>
  describeOwnPage(data, '/404.html', textFor('theme.NotFound.title'), textFor('theme.NotFound.p1'));

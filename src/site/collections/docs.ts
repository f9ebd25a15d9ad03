import type { PageMeta } from '../../config/page-meta.ts';
import {
  type DocSource,
  descriptionOf,
  hasCanonical,
  hidesOnlyHeading,
  metaTitleOf,
  titleOf,
} from '../../content/content-index.ts';
import { versionOfFile } from '../../content/docs-versions.ts';
import { decodeSegment, isOwnPage, isReactPage } from '../../content/source-path.ts';
import { findReferred, lookUpDocs } from '../navigation/doc-lookup.ts';
import { findBreadcrumbs, findNeighbours, listCards } from '../navigation/doc-navigation.ts';
import { docTagsRoute, groupDocsByTag } from '../navigation/doc-tags.ts';
import { describeTags } from '../navigation/post-lists.ts';
import type { CategoryPage } from '../navigation/sidebar.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import type { Card } from '../navigation/tree.ts';
import { editUrlOfDoc, getContent, readHeadTags, showsCards, tocOf } from './content.ts';
import { describeFeedback } from './feedback.ts';
import { findPlace } from './list-paths.ts';
import { findMovedHeadings } from './moved-headings.ts';
import type { CategoryIndexPage, DocPage, TagLink } from './page.ts';
import { findPrinted } from './printed.ts';
import { hrefOfImage, type SiteData, taglineOf } from './site-data.ts';
import { describeVersion, versionHead } from './versions.ts';

/**
 * The page of a doc or category.
 * @param written its route, percent-encoded or not
 * @throws if no page has that route
 */
export function getDocPage(data: SiteData, written: string): DocPage | CategoryIndexPage {
  const route = decodeSegment(written);
  const category = data.navigation.categoryByRoute.get(route);
  if (category) return describeCategory(data, category);
  const doc = lookUpDocs(data.index).byRoute.get(route);
  if (!doc) throw new Error(`Can't find a doc for the path "${route}"`);
  return describeDoc(data, doc);
}

function describeDoc(data: SiteData, doc: DocSource): DocPage {
  const { lookUpPage } = data.navigation;
  const { frontMatter, facts } = doc;
  const {
    pagination_prev: previous,
    pagination_next: next,
    custom_edit_url: editUrl,
  } = frontMatter;
  const { section, sidebar } = findPlace(data, doc.route);
  const isOwn = isOwnPage(doc.file);
  const isReact = isReactPage(doc.file);
  return {
    kind: 'doc',
    id: doc.id,
    ...(isReact && { isReact }),
    ...(frontMatter.wrapperClassName && { className: frontMatter.wrapperClassName }),
    ...describeVersion(data, doc.route),
    meta: describeHead(data, doc),
    section,
    breadcrumbs: sidebar ? findBreadcrumbs(sidebar, doc.id, lookUpPage) : [],
    toc: tocOf(doc),
    tags: tagsOf(data, doc),
    ...findMovedHeadings(data, doc),
    ...(!isOwn &&
      describeFeedback(data.site, {
        path: data.hrefOf(doc.route),
        title: titleOf(doc),
        toc: tocOf(doc),
      })),
    ...findPrinted(data, doc),
    unlisted: frontMatter.unlisted,
    ...(doc.untranslated && { untranslated: true }),
    heading:
      facts.ownHeading === undefined && !frontMatter.hide_title && !isReact
        ? titleOf(doc)
        : undefined,
    ...(hidesOnlyHeading(doc) && { hiddenHeading: titleOf(doc) || data.site.title }),
    content: {
      ...getContent(data, doc.file),
      ...(showsCards(doc) && { cards: cardsOf(data, doc, sidebar) }),
    },
    ...findNeighbours(sidebar, doc.id, lookUpPage, {
      previous: previous && findReferred(data.index, previous, doc.file)?.id,
      next: next && findReferred(data.index, next, doc.file)?.id,
    }),
    editUrl:
      editUrl === undefined && !isOwn ? editUrlOfDoc(doc, data.site.docs) : editUrl || undefined,
    lastUpdate: isOwn ? frontMatter.last_update : lastUpdateOf(data, doc),
  };
}

/** The last update from the front matter, or from git if the site shows it. */
export function lastUpdateOf(
  { site, content }: SiteData,
  { file, frontMatter }: DocSource,
): DocPage['lastUpdate'] {
  if (!site.docs.showLastUpdated || frontMatter.last_update?.date) return frontMatter.last_update;
  const date = content.changedOn(file);
  return date ? { ...frontMatter.last_update, date } : frontMatter.last_update;
}

/** The tags of a doc that have a page; tags that only unlisted docs have don't. */
function tagsOf({ index, hrefOf }: SiteData, { file, frontMatter }: DocSource): TagLink[] {
  const version = versionOfFile(file);
  return describeTags(frontMatter.tags, index.docTags)
    .filter(({ slug }) => groupDocsByTag(index, version).has(slug))
    .map(({ label, slug }) => ({ label, href: hrefOf(`${docTagsRoute(index, version)}${slug}/`) }));
}

function describeCategory(data: SiteData, category: CategoryPage): CategoryIndexPage {
  const { site, index, hrefOf } = data;
  const { lookUpPage } = data.navigation;
  const { route, title, description, keywords, image } = category;
  const { section, sidebar } = findPlace(data, route);
  return {
    kind: 'category',
    ...describeVersion(data, route),
    meta: {
      path: hrefOf(route),
      title,
      description: description ?? taglineOf(site),
      keywords,
      image: hrefOfImage(image, data),
      ...versionHead(data, route),
    },
    section,
    breadcrumbs: sidebar ? findBreadcrumbs(sidebar, route, lookUpPage) : [],
    heading: title,
    description,
    cards: listCards(category.node.items, index, lookUpPage),
    ...findNeighbours(sidebar, route, lookUpPage),
  };
}

/** The items of the category that a doc is the page of, or belongs to. */
function cardsOf(
  { index, navigation }: SiteData,
  doc: DocSource,
  sidebar: SidebarIndex | undefined,
): Card[] {
  const category = sidebar?.parents.get(doc.id)?.at(-1);
  return listCards(category?.items ?? sidebar?.nodes ?? [], index, navigation.lookUpPage);
}

function describeHead(data: SiteData, doc: DocSource): PageMeta {
  const { site, hrefOf } = data;
  const { frontMatter, facts } = doc;
  const { head, ...ofVersion } = versionHead(data, doc.route);
  const written = readHeadTags(facts.head, data);
  return {
    path: hrefOf(doc.route),
    title: metaTitleOf(doc),
    description: descriptionOf(doc) ?? taglineOf(site),
    keywords: frontMatter.keywords,
    image: hrefOfImage(facts.image ?? frontMatter.image, data),
    noindex: frontMatter.unlisted,
    ...(isOwnPage(doc.file) ? { docsearchTag: 'default' } : ofVersion),
    ...written,
    ...(head && !hasCanonical(doc) && { head: [...head, ...(written.head ?? [])] }),
  };
}

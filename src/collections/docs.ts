import { index } from 'virtual:content';
import { type DocSource, descriptionOf, titleOf } from '../content/content-index.ts';
import { decodeSegment, encodePath } from '../content/source-path.ts';
import { listCards } from '../navigation/category-cards.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { findBreadcrumbs, findNeighbours } from '../navigation/doc-navigation.ts';
import { docsSectionId } from '../navigation/navbar.ts';
import { type CategoryPage, labelOf } from '../navigation/sidebar.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import { buildTableOfContents } from '../navigation/table-of-contents.ts';
import type { Card } from '../navigation/tree.ts';
import { site } from '../site/site.ts';
import { getContent, showsCards } from './content.ts';
import { hrefOfImage } from './image.ts';
import type { CategoryIndexPage, DocPage, PageMeta } from './page.ts';
import { categoryPages, findSidebar, hrefOf, lookUpPage, sidebars } from './site-data.ts';

/** The route of each doc as segments below `/docs/`, percent-encoded as the router wants them. */
export function listDocSlugs(): string[][] {
  const routes = [...index.docs.map((doc) => doc.route), ...categoryPages.keys()];
  return routes.map((route) => encodePath(route).split('/').slice(2, -1));
}

/**
 * All that a page of the documentation shows: a doc, or the cards of a category.
 * @param slug segments below `/docs/`, percent-encoded or not
 * @throws when no page has that route
 */
export function getDocPage(slug: readonly string[]): DocPage | CategoryIndexPage {
  const route = `/docs/${slug.map((part) => `${decodeSegment(part)}/`).join('')}`;
  const category = categoryPages.get(route);
  if (category) return describeCategory(category);
  const doc = lookUpDocs(index).byRoute.get(route);
  if (!doc) throw new Error(`Can't find a doc for the path "${route}"`);
  const { frontMatter, facts } = doc;
  const { pagination_prev: previous, pagination_next: next } = frontMatter;
  const sidebar = findSidebar(doc);
  return {
    kind: 'doc',
    id: doc.id,
    meta: describeDoc(doc),
    ...surround(sidebar, doc.id),
    toc: frontMatter.hide_table_of_contents
      ? []
      : buildTableOfContents(
          facts.headings,
          frontMatter.toc_min_heading_level,
          frontMatter.toc_max_heading_level,
        ),
    heading: facts.ownHeading === undefined && !frontMatter.hide_title ? titleOf(doc) : undefined,
    content: {
      ...getContent(doc.file),
      ...(showsCards(doc.file) && { cards: cardsOf(doc, sidebar) }),
    },
    ...findNeighbours(sidebar, doc.id, lookUpPage, { previous, next }),
    editUrl: editUrlOf(doc),
    lastUpdate: frontMatter.last_update,
  };
}

function describeCategory(category: CategoryPage): CategoryIndexPage {
  const { route, title, description, sidebarId, keywords, image } = category;
  const sidebar = sidebars.get(sidebarId);
  return {
    kind: 'category',
    meta: {
      path: hrefOf(route),
      title,
      description: description ?? site.tagline,
      keywords,
      image: hrefOfImage(image),
      docsearchVersion: 'current',
    },
    ...surround(sidebar, route),
    heading: title,
    description,
    cards: listCards(category.node.items, index, lookUpPage),
    ...findNeighbours(sidebar, route, lookUpPage),
  };
}

/** The items of the category that a doc is the page of, or stands in. */
function cardsOf(doc: DocSource, sidebar: SidebarIndex | undefined): Card[] {
  const category = sidebar?.parents.get(doc.id)?.at(-1);
  return listCards(category?.items ?? sidebar?.nodes ?? [], index, lookUpPage);
}

/** What stands round a page of a sidebar. */
function surround(sidebar: SidebarIndex | undefined, key: string) {
  if (!sidebar || sidebar.nodes.length === 0) return { breadcrumbs: [] };
  return {
    section: docsSectionId(sidebar.id),
    breadcrumbs: findBreadcrumbs(sidebar, key, lookUpPage),
  };
}

function describeDoc(doc: DocSource): PageMeta {
  const { frontMatter } = doc;
  return {
    path: hrefOf(doc.route),
    title: frontMatter.title_meta || frontMatter.title || labelOf(doc),
    description: descriptionOf(doc) ?? site.tagline,
    keywords: frontMatter.keywords,
    image: hrefOfImage(frontMatter.image),
    noindex: frontMatter.unlisted,
    docsearchVersion: 'current',
  };
}

function editUrlOf(doc: DocSource): string | undefined {
  const { custom_edit_url: own } = doc.frontMatter;
  if (own !== undefined) return own || undefined;
  const { editUrl } = site.docs;
  return editUrl && editUrl + encodePath(doc.file.replace(/^content\//, ''));
}

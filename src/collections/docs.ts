import { contents, index } from 'virtual:content';
import { type DocSource, descriptionOf, titleOf } from '../content/content-index.ts';
import { decodeSegment, encodePath } from '../content/source-path.ts';
import { listCards } from '../navigation/category-cards.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import {
  findBreadcrumbs,
  findNeighbours,
  isInSidebar,
  showSidebar,
} from '../navigation/doc-navigation.ts';
import { type CategoryPage, labelOf } from '../navigation/sidebar.ts';
import { buildTableOfContents } from '../navigation/table-of-contents.ts';
import { site } from '../site/site.ts';
import { hrefOfImage } from './image.ts';
import type { CategoryIndexPage, DocPage, PageMeta, Shell } from './page.ts';
import { categoryPages, getShell, hrefOf, lookUpPage, sidebars } from './site-data.ts';

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
export function getDocPage(slug: readonly string[]): (DocPage | CategoryIndexPage) & {
  shell: Shell;
} {
  const route = `/docs/${slug.map((part) => `${decodeSegment(part)}/`).join('')}`;
  const category = categoryPages.get(route);
  if (category) return describeCategory(category);
  const doc = lookUpDocs(index).byRoute.get(route);
  const Content = doc && contents[doc.file];
  if (!doc || !Content) throw new Error(`Can't find a doc for the path "${route}"`);
  const { frontMatter, facts } = doc;
  const { pagination_prev: previous, pagination_next: next } = frontMatter;
  const { nodes, ...around } = surround(route, doc.id, findSidebarId(doc));
  return {
    kind: 'doc',
    id: doc.id,
    meta: describeDoc(doc),
    ...around,
    toc: frontMatter.hide_table_of_contents
      ? []
      : buildTableOfContents(
          facts.headings,
          frontMatter.toc_min_heading_level,
          frontMatter.toc_max_heading_level,
        ),
    heading: facts.ownHeading === undefined && !frontMatter.hide_title ? titleOf(doc) : undefined,
    Content,
    ...findNeighbours(nodes, doc.id, lookUpPage, { previous, next }),
    editUrl: editUrlOf(doc),
    lastUpdate: frontMatter.last_update,
  };
}

function describeCategory(category: CategoryPage): CategoryIndexPage & { shell: Shell } {
  const { route, title, description, sidebarId, keywords, image } = category;
  const { nodes, ...around } = surround(route, route, sidebarId);
  return {
    kind: 'category',
    meta: {
      path: hrefOf(route),
      title,
      description: description ?? site.tagline,
      keywords,
      image: hrefOfImage(image),
      docsearchTag: 'docs-default-current',
      docsearchVersion: 'current',
    },
    ...around,
    heading: title,
    description,
    cards: listCards(category.node.items, index, lookUpPage),
    ...findNeighbours(nodes, route, lookUpPage),
  };
}

/** The shell, the sidebar and the breadcrumbs of a page. */
function surround(route: string, key: string, sidebarId: string | undefined) {
  const nodes = (sidebarId && sidebars.get(sidebarId)) || [];
  const sidebar = nodes.length > 0 ? showSidebar(nodes, key, lookUpPage) : undefined;
  const shell = getShell(route, { sidebar, sidebarId });
  return { nodes, shell, sidebar, breadcrumbs: findBreadcrumbs(nodes, key, lookUpPage) };
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
    docsearchTag: 'docs-default-current',
    docsearchVersion: 'current',
  };
}

function findSidebarId(doc: DocSource): string | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter;
  if (displayed !== undefined) return displayed ?? undefined;
  for (const [id, nodes] of sidebars) if (isInSidebar(nodes, doc.id)) return id;
  return undefined;
}

function editUrlOf(doc: DocSource): string | undefined {
  const { custom_edit_url: own } = doc.frontMatter;
  if (own !== undefined) return own || undefined;
  const { editUrl } = site.docs;
  return editUrl && editUrl + encodePath(doc.file.replace(/^content\//, ''));
}

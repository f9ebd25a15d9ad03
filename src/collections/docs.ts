import { index } from 'virtual:content';
import { type DocSource, titleOf } from '../content/content-index.ts';
import { encodePath } from '../content/source-path.ts';
import { findBreadcrumbs, findNeighbours } from '../navigation/doc-navigation.ts';
import { docsSectionId } from '../navigation/navbar.ts';
import { labelOf } from '../navigation/sidebar.ts';
import { buildTableOfContents } from '../navigation/table-of-contents.ts';
import { site } from '../site/site.ts';
import { getContent } from './content.ts';
import type { DocPage, PageMeta } from './page.ts';
import { docLookup, findSidebar, hrefOf } from './site-data.ts';

const docsByRoute = new Map(index.docs.map((doc) => [doc.route, doc]));

/** The route of each doc as segments below `/docs/`, percent-encoded as the router wants them. */
export function listDocSlugs(): string[][] {
  return index.docs.map((doc) => encodePath(doc.route).split('/').slice(2, -1));
}

/**
 * All that a doc page shows.
 * @param slug segments below `/docs/`, percent-encoded or not
 * @throws when no doc has that route
 */
export function getDocPage(slug: readonly string[]): DocPage {
  const route = `/docs/${slug.map((part) => decodeURIComponent(part)).join('/')}/`;
  const doc = docsByRoute.get(route);
  if (!doc) throw new Error(`Can't find a doc for the path "${route}"`);
  const { frontMatter, facts } = doc;
  const sidebar = findSidebar(doc);
  return {
    kind: 'doc',
    id: doc.id,
    meta: describeDoc(doc),
    section: sidebar && docsSectionId(sidebar.id),
    breadcrumbs: sidebar ? findBreadcrumbs(sidebar, doc.id, docLookup) : [],
    toc: frontMatter.hide_table_of_contents
      ? []
      : buildTableOfContents(
          facts.headings,
          frontMatter.toc_min_heading_level,
          frontMatter.toc_max_heading_level,
        ),
    heading: facts.ownHeading === undefined && !frontMatter.hide_title ? titleOf(doc) : undefined,
    content: getContent(doc.file),
    ...findNeighbours(sidebar, doc, docLookup),
    editUrl: editUrlOf(doc),
    lastUpdate: frontMatter.last_update,
  };
}

function describeDoc(doc: DocSource): PageMeta {
  const { frontMatter } = doc;
  return {
    path: hrefOf(doc.route),
    title: frontMatter.title_meta ?? frontMatter.title ?? labelOf(doc),
    description: frontMatter.description ?? site.tagline,
    keywords: frontMatter.keywords,
    noindex: frontMatter.unlisted,
    docsearchTag: 'docs-default-current',
    docsearchVersion: 'current',
  };
}

function editUrlOf(doc: DocSource): string | undefined {
  const { custom_edit_url: own } = doc.frontMatter;
  if (own !== undefined) return own ?? undefined;
  const { editUrl } = site.docs;
  return editUrl && editUrl + encodePath(doc.file.replace(/^content\//, ''));
}

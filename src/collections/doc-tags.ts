import { index } from 'virtual:content';
import { descriptionOf, titleOf } from '../content/content-index.ts';
import { decodeSegment } from '../content/source-path.ts';
import { docTagsRoute, groupDocsByTag } from '../navigation/doc-tags.ts';
import type { DocTagPage, TagsPage } from './page.ts';
import { hrefOf } from './site-data.ts';
import { listLetters } from './tag-letters.ts';

const tags = groupDocsByTag(index);

/** Every tag of the docs with the number of those that have it. */
export function getDocTagsPage(): TagsPage & { kind: 'doc-tags' } {
  const inUse = [...tags.values()].map(({ tag, sources }) => ({
    label: tag.label,
    href: hrefOf(`${docTagsRoute}${tag.slug}/`),
    count: sources.length,
    description: tag.description,
  }));
  return {
    kind: 'doc-tags',
    meta: describePage(docTagsRoute, 'Tags of the documentation', 'Every tag of the documentation'),
    lead: 'What the documentation is about.',
    letters: listLetters(inUse),
  };
}

/**
 * The docs that have a tag.
 * @param slug segments below `/docs/`, percent-encoded or not
 * @throws when no doc has that tag
 */
export function getDocTagPage(slug: readonly string[]): DocTagPage {
  const route = `/docs/${slug.map((part) => `${decodeSegment(part)}/`).join('')}`;
  const found = tags.get(route.slice(docTagsRoute.length, -1));
  if (!found) throw new Error(`Can't find a tag for the path "${route}"`);
  const { tag, sources } = found;
  const count = sources.length === 1 ? 'One page' : `${sources.length} pages`;
  const heading = `${count} tagged with "${tag.label}"`;
  return {
    kind: 'doc-tag',
    meta: describePage(route, heading, tag.description ?? heading),
    heading,
    allTagsHref: hrefOf(docTagsRoute),
    docs: sources.map((doc) => ({
      label: titleOf(doc),
      href: hrefOf(doc.route),
      description: descriptionOf(doc),
    })),
  };
}

function describePage(route: string, title: string, description: string) {
  return { path: hrefOf(route), title, description, docsearchTag: 'doc_tags_list' };
}

import { descriptionOf, titleOf } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import { pluralFor, textFor } from '../../texts/text.ts';
import { docTagsRoute, groupDocsByTag } from '../navigation/doc-tags.ts';
import type { DocTagPage, TagsPage } from './page.ts';
import { listLetters } from './post-lists.ts';
import type { SiteData } from './site-data.ts';

type Input = Pick<SiteData, 'index' | 'hrefOf'>;

/** The page with all tags of the docs, and how many docs have each. */
export function getDocTagsPage({ index, hrefOf }: Input): TagsPage & { kind: 'doc-tags' } {
  const inUse = [...groupDocsByTag(index).values()].map(({ tag, sources }) => ({
    label: tag.label,
    href: hrefOf(`${docTagsRoute(index)}${tag.slug}/`),
    count: sources.length,
    description: tag.description,
  }));
  return {
    kind: 'doc-tags',
    meta: describeList(
      hrefOf(docTagsRoute(index)),
      textFor('shell.docTags.title'),
      textFor('shell.docTags.description'),
    ),
    lead: textFor('shell.docTags.lead'),
    letters: listLetters(inUse),
  };
}

/**
 * The page of a tag, with the docs that have it.
 * @param written its route, percent-encoded or not
 * @throws if no doc has that tag
 */
export function getDocTagPage({ index, hrefOf }: Input, written: string): DocTagPage {
  const route = decodeSegment(written);
  const group = groupDocsByTag(index).get(route.slice(docTagsRoute(index).length, -1));
  if (!group) throw new Error(`Can't find a tag for the path "${route}"`);
  const { tag, sources } = group;
  const heading = textFor('theme.docs.tagDocListPageTitle', {
    nDocsTagged: pluralFor('theme.docs.tagDocListPageTitle.nDocsTagged', sources.length),
    tagName: tag.label,
  });
  return {
    kind: 'doc-tag',
    meta: describeList(hrefOf(route), heading, tag.description ?? heading),
    heading,
    allTagsHref: hrefOf(docTagsRoute(index)),
    docs: sources.map((doc) => ({
      label: titleOf(doc),
      href: hrefOf(doc.route),
      description: descriptionOf(doc),
    })),
  };
}

function describeList(path: string, title: string, description: string) {
  return { path, title, description, docsearchTag: 'doc_tags_list' };
}

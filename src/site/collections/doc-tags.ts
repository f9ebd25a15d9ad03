import { descriptionOf, titleOf } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import { pluralFor, textFor } from '../../texts/text.ts';
import { docTagsRoute, groupDocsByTag } from '../navigation/doc-tags.ts';
import type { DocTagPage, TagsPage } from './page.ts';
import { listLetters } from './post-lists.ts';
import type { SiteData } from './site-data.ts';
import { describeVersion } from './versions.ts';

type Input = Pick<SiteData, 'index' | 'hrefOf' | 'site' | 'table' | 'navigation'>;

const versionOf = ({ table }: Input, route: string) => table.byRoute.get(route)?.version;

/**
 * The page with all tags of the docs of a version, and how many docs have each.
 * @param written its route, percent-encoded or not
 */
export function getDocTagsPage(data: Input, written: string): TagsPage & { kind: 'doc-tags' } {
  const { index, hrefOf } = data;
  const route = decodeSegment(written);
  const inUse = [...groupDocsByTag(index, versionOf(data, route)).values()].map(
    ({ tag, sources }) => ({
      label: tag.label,
      href: hrefOf(`${route}${tag.slug}/`),
      count: sources.length,
      description: tag.description,
    }),
  );
  return {
    kind: 'doc-tags',
    ...describeVersion(data, route),
    meta: describeList(
      hrefOf(route),
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
export function getDocTagPage(data: Input, written: string): DocTagPage {
  const { index, hrefOf } = data;
  const route = decodeSegment(written);
  const version = versionOf(data, route);
  const list = docTagsRoute(index, version);
  const group = groupDocsByTag(index, version).get(route.slice(list.length, -1));
  if (!group) throw new Error(`Can't find a tag for the path "${route}"`);
  const { tag, sources } = group;
  const heading = textFor('theme.docs.tagDocListPageTitle', {
    nDocsTagged: pluralFor('theme.docs.tagDocListPageTitle.nDocsTagged', sources.length),
    tagName: tag.label,
  });
  return {
    kind: 'doc-tag',
    ...describeVersion(data, route),
    meta: describeList(hrefOf(route), heading, tag.description ?? heading),
    heading,
    allTagsHref: hrefOf(list),
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

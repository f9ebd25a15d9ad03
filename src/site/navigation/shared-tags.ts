import type { ContentIndex, DocSource, PostSource } from '../../content/content-index.ts';
import { docTagsPath, tagsPath } from '../../content/data-files.ts';
import type { FieldDiagnostic } from '../../diagnostics/places.ts';
import { docTagsRoute } from './doc-tags.ts';
import { describeTags } from './post-lists.ts';

/** A tag as it is written in a file. */
type Use = { name: string; file: string; field: string };

/** Warns of tags that share a page though they mean something else: addresses lack the signs of `C++` and `C#`. */
export function findSharedTags(index: ContentIndex): FieldDiagnostic[] {
  const lists = [
    { sources: index.posts, tags: index.tags, file: tagsPath, route: '/blog/tags/' },
    { sources: index.docs, tags: index.docTags, file: docTagsPath, route: docTagsRoute(index) },
  ];
  return lists.flatMap(({ sources, tags, file, route }) => {
    const uses = sources.flatMap((source) => listUses(source, tags));
    return [...Map.groupBy(uses, ({ slug }) => slug)].flatMap(([slug, same]): FieldDiagnostic[] => {
      const byMeaning = Map.groupBy(same, ({ name }) => meaningOf(name));
      const [, second] = [...byMeaning.values()];
      if (!second?.[0]) return [];
      const named = [...byMeaning.values()].flatMap(([use]) => (use ? describeUse(use) : []));
      return [
        {
          file: second[0].file,
          field: second[0].field,
          severity: 'warning',
          message: `the tags ${named.join(', ')} have one page, ${route}${slug}/: addresses don't tell their signs apart`,
          hint: `Give each a \`permalink\` in ${file}, such as "C#": { permalink: /c-sharp }, or here: { label: C#, permalink: /c-sharp }.`,
        },
      ];
    });
  });
}

function listUses({ file, frontMatter }: DocSource | PostSource, tags: ContentIndex['tags']) {
  return frontMatter.tags.flatMap((tag, at): (Use & { slug: string })[] => {
    const name = typeof tag === 'string' ? tag : tag.label;
    const [view] = describeTags([tag], tags);
    // Who writes a path wants that page.
    const isChosen =
      typeof tag === 'string'
        ? Object.hasOwn(tags, tag) && tags[tag]?.permalink !== undefined
        : tag.permalink !== undefined;
    return view && !isChosen ? [{ name, file, field: `tags[${at}]`, slug: view.slug }] : [];
  });
}

const describeUse = ({ name, file }: Use) => `"${name}" (${file})`;

/** What remains of a tag whose words may be written together, apart, or with dashes, accents and in any case. */
function meaningOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\s_'’\-\p{M}]/gu, '');
}

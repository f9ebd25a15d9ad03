import type { SiteConfig } from '../../config/schema.ts';
import type { ContentReading, DocSource, PostSource } from '../../content/content-index.ts';
import { authorsPath, docTagsPath, tagsPath } from '../../content/data-files.ts';
import { idsFor } from '../../content/docs-sets.ts';
import { versionOfFile } from '../../content/docs-versions.ts';
import { resolveSlug } from '../../content/route.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { type FieldDiagnostic, placeDiagnostic } from '../../diagnostics/places.ts';
import { listIds, lookUpDocs } from './doc-lookup.ts';
import { docTagsRoute } from './doc-tags.ts';
import { findSharedTags } from './shared-tags.ts';
import { describeUnknownId } from './sidebar-context.ts';

type DocHead = Omit<DocSource, 'facts'>;
type PostHead = Omit<PostSource, 'facts'>;

/**
 * Finds unknown names in front matter: authors, tags, sidebars, docs.
 * @param docs the sidebars of the site, with those of older versions
 * @returns a diagnostic for each, at its field, with the valid names
 */
export function findUnknownReferences(content: ContentReading, docs: SidebarsOfSite): Diagnostic[] {
  const drafts = new Set(content.index.drafts.map(({ file }) => file));
  const broken = new Set(content.diagnostics.filter(isError).map(({ file }) => file));
  const unknownNames = content.heads
    .filter(({ file }) => !drafts.has(file))
    .flatMap((head): FieldDiagnostic[] =>
      'slug' in head
        ? [
            ...(broken.has(authorsPath) ? [] : findUnknownAuthors(head, content)),
            ...(broken.has(tagsPath) ? [] : findUnknownTags(head, content)),
          ]
        : [
            ...findUnknownSidebar(head, docs),
            ...findUnknownNeighbours(head, content),
            ...(broken.has(docTagsPath) ? [] : findUnknownTags(head, content)),
          ],
    );
  const ofTags = [...findBadPermalinks(content), ...findSharedTags(content.index)];
  return [...unknownNames, ...ofTags].map((diagnostic) =>
    placeDiagnostic(diagnostic, content.places.get(diagnostic.file)),
  );
}

function findUnknownAuthors({ file, frontMatter }: PostHead, { index }: ContentReading) {
  const keys = Object.keys(index.authors);
  return frontMatter.authors.flatMap((author, at): FieldDiagnostic[] => {
    const key = typeof author === 'string' ? author : 'key' in author ? author.key : undefined;
    if (key === undefined || Object.hasOwn(index.authors, key)) return [];
    const field = typeof author === 'string' ? `authors[${at}]` : `authors[${at}].key`;
    const hint =
      keys.length > 0
        ? ['Valid author keys are:', ...keys].join('\n    - ')
        : `Name authors in ${authorsPath}, or write them here with a name.`;
    return [{ file, field, message: `unknown author "${key}"`, hint }];
  });
}

/** A warning for docs, since most projects define no tags for them. */
function findUnknownTags(head: PostHead | DocHead, content: ContentReading): FieldDiagnostic[] {
  const { file, frontMatter } = head;
  const isPost = 'slug' in head;
  const tagsFile = isPost ? tagsPath : docTagsPath;
  const tags = isPost ? content.index.tags : content.index.docTags;
  if (!content.tagFiles.includes(tagsFile)) return [];
  const names = Object.keys(tags);
  return frontMatter.tags.flatMap((tag, at): FieldDiagnostic[] => {
    if (typeof tag !== 'string' || Object.hasOwn(tags, tag)) return [];
    const nearest = findNearestName(tag, names);
    const hint = [
      `${nearest ? `Did you mean "${nearest}"? ` : ''}Tags of ${tagsFile}:`,
      ...names,
    ].join('\n    - ');
    const diagnostic = { file, field: `tags[${at}]`, message: `unknown tag "${tag}"`, hint };
    return [isPost ? diagnostic : { ...diagnostic, severity: 'warning' }];
  });
}

type SidebarsOfSite = Pick<SiteConfig['docs'], 'sidebars' | 'versionSidebars'>;

function findUnknownSidebar(
  { file, frontMatter }: DocHead,
  { sidebars, versionSidebars }: SidebarsOfSite,
): FieldDiagnostic[] {
  const { displayed_sidebar: id } = frontMatter;
  const sidebarIds = Object.keys(versionSidebars?.[versionOfFile(file)] ?? sidebars);
  if (!id || sidebarIds.includes(id)) return [];
  const field = 'displayed_sidebar';
  const where = `front matter field ${field}`;
  return [{ file, field, ...describeUnknownId(where, 'sidebar', id, sidebarIds) }];
}

function findUnknownNeighbours({ file, frontMatter }: DocHead, content: ContentReading) {
  const { byId } = lookUpDocs(content.index);
  return (['pagination_next', 'pagination_prev'] as const).flatMap((field): FieldDiagnostic[] => {
    const id = frontMatter[field];
    if (!id) return [];
    const ids = idsFor(id, file, content.index.docsPlace);
    if (ids.some((docId) => byId.has(docId) || content.failedIds.has(docId))) return [];
    const where = `front matter field ${field}`;
    if (!content.index.drafts.some((draft) => ids.some((docId) => draft.id === docId)))
      return [
        {
          file,
          field,
          ...describeNear(where, id, listIds(content.index, versionOfFile(file)).sort()),
        },
      ];
    const message = `${where}: "${id}" is a draft, and drafts are not built`;
    return [{ file, field, message, hint: 'Publish it, or name another doc.' }];
  });
}

/** Of many ids only the nearest is suggested. */
function describeNear(where: string, id: string, ids: readonly string[]) {
  const near = findNearestName(id, ids);
  const said = describeUnknownId(where, 'doc', id, ids);
  return near === undefined ? said : { ...said, hint: `Did you mean "${near}"?` };
}

/** Finds tags whose paths leave the tags' folder or are invalid. */
function findBadPermalinks({ index }: ContentReading): FieldDiagnostic[] {
  const files = [
    { file: tagsPath, tags: index.tags, folder: '/blog/tags' },
    { file: docTagsPath, tags: index.docTags, folder: docTagsRoute(index).slice(0, -1) },
  ];
  return files.flatMap(({ file, tags, folder }) =>
    Object.entries(tags).flatMap(([tag, { permalink }]): FieldDiagnostic[] => {
      const resolved = permalink === undefined ? {} : resolveSlug(permalink, folder, '');
      if (!('problem' in resolved)) return [];
      const field = `${tag}.permalink`;
      const hint = `got ${JSON.stringify(permalink)}; write a path such as /release`;
      return [{ file, field, message: `field ${field}: ${resolved.problem}`, hint }];
    }),
  );
}

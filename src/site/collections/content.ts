import type { ContentText } from '../../compile/files/content-source.ts';
import type { PageMeta } from '../../config/page-meta.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { HeadTag } from '../../content/content-facts.ts';
import type { DocSource, PostSource } from '../../content/content-index.ts';
import { findSet } from '../../content/docs-sets.ts';
import { resolveImport } from '../../content/modules/resolve-import.ts';
import { encodePath } from '../../content/source-path.ts';
import type { ShowingPage } from '../../links/link-resolver.ts';
import type { Card, TocItem } from '../navigation/tree.ts';
import { hrefOfImage, type SiteData } from './site-data.ts';

/**
 * What a page shows of a content file: see `components/content-body`. Finished HTML is read only when it is shown,
 * since a page of plain data may come from the cache.
 */
export type Content = (
  | { html: ContentText }
  | {
      /** Path from the root, for stacks. */
      file: string;
      code: string;
      imported: Record<string, Imported>;
      /** The cards of `@theme/DocCardList` on this page. */
      cards?: readonly Card[];
    }
) & {
  /** The headings, including those of partials, in the shape that Docusaurus texts expect. */
  toc?: readonly { value: string; id: string; level: number }[];
};

/** What an import in a content file means: a component of the site, another content file, or a module. */
export type Imported =
  | { kind: 'theme'; name: string }
  | { kind: 'content'; content: Content }
  | {
      kind: 'module';
      module: unknown;
      /** The content files that its components show, by path. */
      shown?: Record<string, Content>;
    };

/** True if a page shows the cards of its category. */
export function showsCards({ facts }: DocSource): boolean {
  return facts.imports.some(({ specifier }) => specifier === '@theme/DocCardList');
}

/**
 * Returns the text of a content file with everything that it imports.
 * @param extent `preview` is the text above the truncate marker
 * @param page the page that shows it; if the file is a page, its own
 * @returns nothing of a file with errors, which are told in its place
 */
export function getContent(
  data: Pick<SiteData, 'content' | 'findFacts'>,
  file: string,
  extent: 'whole' | 'preview' = 'whole',
  page: ShowingPage = { file, extent },
): Content {
  const facts = data.findFacts(file);
  if (!facts) return { file, code: 'return { default: () => null };', imported: {} };
  const text = data.content.describeText(file, extent, page);
  const { headings, imports } = facts;
  const toc = headings.map(({ depth, id, text }) => ({ value: text, id, level: depth }));
  if (text.isHtml) return { html: text, toc };
  const imported = imports.map(({ specifier }) => [
    specifier,
    findImport(data, specifier, file, page),
  ]);
  return { file, code: data.content.readText(text), imported: Object.fromEntries(imported), toc };
}

function findImport(
  data: Pick<SiteData, 'content' | 'findFacts'>,
  specifier: string,
  from: string,
  page: ShowingPage,
): Imported {
  const resolved = resolveImport(specifier, from);
  if (resolved.kind === 'theme') return resolved;
  if (resolved.kind === 'content')
    return { kind: 'content', content: getContent(data, resolved.file, page.extent, page) };
  const files = data.content.index.shownByModules?.[resolved.id] ?? [];
  const module = data.content.modules[resolved.id];
  if (files.length === 0) return { kind: 'module', module };
  const shown = files.map((file) => [file, getContent(data, file, page.extent, page)]);
  return { kind: 'module', module, shown: Object.fromEntries(shown) };
}

/** The table of contents of a page, with the levels of its front matter. */
export function tocOf({ frontMatter, facts }: DocSource | PostSource): TocItem[] {
  const {
    hide_table_of_contents: hidden,
    toc_min_heading_level,
    toc_max_heading_level,
  } = frontMatter;
  if (hidden) return [];
  return buildTableOfContents(facts.headings, toc_min_heading_level, toc_max_heading_level);
}

/** The address at which a page's source can be edited; undefined if it has none. */
export function editUrlOf(
  { file: original, translation: file = original }: DocSource | PostSource,
  { editUrl }: { editUrl?: string },
) {
  return editUrl && editUrl + encodePath(file.replace(/^content\//, ''));
}

/** The same for a doc; that of a set of docs has the path below the set's folder. */
export function editUrlOfDoc(doc: DocSource, docs: SiteConfig['docs']): string | undefined {
  const { folder, path } = findSet(doc.file, docs);
  const setUrl = docs.sets[folder]?.editUrl;
  return setUrl === undefined || doc.translation !== undefined
    ? editUrlOf(doc, docs)
    : setUrl + encodePath(doc.file.slice(path.length));
}

type HeadFields = Partial<Pick<PageMeta, 'description' | 'image' | 'keywords' | 'head'>>;

/** Reads the `<head>` of a text: fields that the site shows elsewhere too, and the rest as tags. */
export function readHeadTags(
  tags: readonly HeadTag[] | undefined,
  data: Pick<SiteData, 'hrefOfLink'>,
): HeadFields {
  const said: HeadFields = {};
  for (const tag of tags ?? []) {
    const { name, property = name, content = '' } = tag.attributes;
    const key = property?.toLowerCase();
    if (key === 'description') said.description = content;
    else if (key === 'og:image') said.image = hrefOfImage(content, data);
    else if (key === 'keywords') said.keywords = content.split(/\s*,\s*/);
    else said.head = [...(said.head ?? []), tag];
  }
  return said;
}

type Heading = { depth: number; id: string; text: string };

/**
 * Nests a page's headings. They are filtered after nesting, so that a level 4 between two level 2 headings keeps
 * its place in the tree.
 */
export function buildTableOfContents(
  headings: readonly Heading[],
  minLevel: number,
  maxLevel: number,
): TocItem[] {
  const top: TocItem[] = [];
  const open: { depth: number; children: TocItem[] }[] = [{ depth: 0, children: top }];
  for (const { depth, id, text } of headings) {
    if (depth < minLevel || depth > maxLevel) continue;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const item: TocItem = { id, text, children: [] };
    (open.at(-1)?.children ?? top).push(item);
    open.push({ depth, children: item.children });
  }
  return top;
}

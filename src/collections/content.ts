import type { DocSource, PostSource } from '../content/content-index.ts';
import { resolveImport } from '../content/resolve-import.ts';
import { encodePath } from '../content/source-path.ts';
import type { ShowingPage } from '../links/link-resolver.ts';
import { buildTableOfContents } from '../navigation/table-of-contents.ts';
import type { Card, TocItem } from '../navigation/tree.ts';
import type { ContentText } from '../read/content-source.ts';
import type { SiteData } from './site-data.ts';

/**
 * What a page shows of a content file: see `components/content-body`. Finished HTML is read where
 * it is shown: a page that is made of plain data alone need not be made again.
 */
export type Content = (
  | { html: ContentText }
  | {
      /** Path from the root, for stacks. */
      file: string;
      code: string;
      imported: Record<string, Imported>;
      /** What `@theme/DocCardList` shows on this page. */
      cards?: readonly Card[];
    }
) & {
  /** The headings with those of partials, as texts of Docusaurus know them. */
  toc?: readonly { value: string; id: string; level: number }[];
};

/** What a content file imports: a component of the site, another content file, or a module. */
export type Imported =
  | { kind: 'theme'; name: string }
  | { kind: 'content'; content: Content }
  | {
      kind: 'module';
      module: unknown;
      /** The content files that its components show, by path. */
      shown?: Record<string, Content>;
    };

/** Whether a page shows the cards of its category. */
export function showsCards({ facts }: DocSource): boolean {
  return facts.imports.some(({ specifier }) => specifier === '@theme/DocCardList');
}

/**
 * The text of a content file with all that it imports.
 * @param part `preview` is what stands above the truncate marker
 * @param page the page that shows it: its own, where it is no partial
 * @throws where there is no such file
 */
export function getContent(
  data: Pick<SiteData, 'content' | 'findFacts'>,
  file: string,
  part: 'whole' | 'preview' = 'whole',
  page: ShowingPage = { file, part },
): Content {
  const text = data.content.describeText(file, part, page);
  const { headings = [], imports = [] } = data.findFacts(file) ?? {};
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
    return { kind: 'content', content: getContent(data, resolved.file, page.part, page) };
  const files = data.content.index.shownByModules?.[resolved.id] ?? [];
  const module = data.content.modules[resolved.id];
  if (files.length === 0) return { kind: 'module', module };
  const shown = files.map((file) => [file, getContent(data, file, page.part, page)]);
  return { kind: 'module', module, shown: Object.fromEntries(shown) };
}

/** The table of contents of a page, as its front matter wants it. */
export function tocOf({ frontMatter, facts }: DocSource | PostSource): TocItem[] {
  const {
    hide_table_of_contents: hidden,
    toc_min_heading_level,
    toc_max_heading_level,
  } = frontMatter;
  if (hidden) return [];
  return buildTableOfContents(facts.headings, toc_min_heading_level, toc_max_heading_level);
}

/** Where the source of a page can be edited. */
export function editUrlOf({ file }: DocSource | PostSource, { editUrl }: { editUrl?: string }) {
  return editUrl && editUrl + encodePath(file.replace(/^content\//, ''));
}

import {
  type ContentIndex,
  type DocSource,
  hidesOnlyHeading,
  metaTitleOf,
  type PostSource,
} from '../content/content-index.ts';
import { versionOfFile } from '../content/docs-versions.ts';
import { listImportedContent } from '../content/modules/list-imported-content.ts';
import { isOwnPage } from '../content/source-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FieldDiagnostic } from '../diagnostics/places.ts';
import type { OnBroken } from '../links/check-link.ts';
import { findSidebar, type SidebarIndex } from '../site/navigation/sidebar-index.ts';

type Page = DocSource | PostSource;

/**
 * Checks whole pages as far as their texts tell: equal titles and ids, a missing h1, and headings of partials with an id
 * that the page already has. `check/output` checks what only the HTML shows.
 */
export function checkPages(
  index: ContentIndex,
  sidebars: ReadonlyMap<string, SidebarIndex>,
  onBrokenAnchors: OnBroken = 'throw',
): FieldDiagnostic[] {
  const pages = [...index.docs, ...index.posts];
  return [
    ...findUnlistedDocs(index, sidebars),
    ...index.docs.flatMap(findMissingHeading),
    ...pages.flatMap((page) => findRepeatedIds(page, index, onBrokenAnchors)),
    ...findEqualIds(index.docs),
    ...findEqualTitles(pages),
  ];
}

/**
 * Finds docs that no sidebar links to and that aren't marked as unlisted. The doc at the root of the docs needs no
 * link.
 */
function findUnlistedDocs(
  { docs }: ContentIndex,
  sidebars: ReadonlyMap<string, SidebarIndex>,
): FieldDiagnostic[] {
  if (sidebars.size === 0) return [];
  const lost = docs.filter(
    (doc) =>
      !doc.frontMatter.unlisted &&
      !isOwnPage(doc.file) &&
      doc.route !== '/' &&
      doc.frontMatter.displayed_sidebar === undefined &&
      findSidebar(doc, sidebars) === undefined,
  );
  const message = 'this page is in no sidebar of site.config.ts, so readers can miss it';
  const hint =
    'Add its id to one of docs.sidebars, or set `displayed_sidebar` or `unlisted: true` in its front matter.';
  return lost.map(({ file }) => ({ file, line: 1, column: 1, message, hint, severity: 'warning' }));
}

/** Finds docs without an h1: the title is hidden and the text has none. A component may still render one. */
function findMissingHeading(doc: DocSource): FieldDiagnostic[] {
  if (!doc.frontMatter.hide_title || !hidesOnlyHeading(doc)) return [];
  const { file } = doc;
  const message =
    'hide_title: the text has no first-level heading, so only screen readers get the title';
  const hint = 'Start the text with a "# heading", or remove this field.';
  return [{ file, field: 'hide_title', at: 'key', message, hint, severity: 'warning' }];
}

/** One warning for each title that several pages of a version have, at the second of them. */
function findEqualTitles(pages: readonly Page[]): FieldDiagnostic[] {
  const titled = Map.groupBy(pages, (page) => `${versionOfFile(page.file)}\n${metaTitleOf(page)}`);
  return [...titled.values()].flatMap((sharing) => {
    const [first, second] = sharing.toSorted((a, b) => (a.route < b.route ? -1 : 1));
    // Two files with the same route are reported as such.
    if (!first || !second || isSameRoute(first, second)) return [];
    const title = metaTitleOf(first);
    const more = sharing.length > 2 ? `, and ${sharing.length - 2} more` : '';
    const message = `the title "${title}" is not unique: ${first.file} has it too${more}`;
    const hint = 'Give each page a unique title.';
    return [{ file: second.file, field: 'title', severity: 'warning', message, hint }];
  });
}

/** Finds docs with the id of another: sidebars would only find one of them. */
function findEqualIds(docs: ContentIndex['docs']): FieldDiagnostic[] {
  return [...Map.groupBy(docs, ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    others.flatMap((doc) => {
      // Two files with the same route are reported as such.
      if (!first || isSameRoute(first, doc)) return [];
      const message = `the id "${id}" is not unique: ${first.file} has it too`;
      const hint = 'Set another `id` in the front matter of one of them, or rename the file.';
      return [{ file: doc.file, field: 'id', message, hint }];
    }),
  );
}

function isSameRoute(a: Page, b: Page): boolean {
  return a.route.toLowerCase() === b.route.toLowerCase();
}

type Shown = { file: string; line: number; column: number };

/**
 * Ids that a page has more than once because of its partials: a warning for each that gets a number,
 * and a diagnostic for headings of a partial that is shown twice.
 */
function findRepeatedIds(
  page: DocSource | PostSource,
  index: Pick<ContentIndex, 'partials' | 'shownByModules'>,
  onBrokenAnchors: OnBroken,
): Diagnostic[] {
  const { file, facts } = page;
  const shown = listShown(page, index);
  const factsOf = (partial: string) =>
    index.partials.find((source) => source.file === partial)?.facts;
  const hasHeading = (partial: string, id: string) =>
    factsOf(partial)?.headings.some((heading) => heading.id === id) ?? false;
  const placeOf = ({ line, column }: Partial<Shown> = {}) => ({ line, column });
  const numbered = Object.entries(facts.renamedIds ?? {}).flatMap(([partial, renamed]) =>
    Object.entries(renamed).map(([id, other]): Diagnostic => {
      const isHeading = hasHeading(partial, id);
      const message = `duplicate id "${id}": the ${isHeading ? 'heading' : 'element'} from ${partial} gets "${other}"`;
      const hint = `Give one of them another id${isHeading ? ' with {#own-id}' : ''}.`;
      const place = placeOf(shown.find((content) => content.file === partial));
      return { file, ...place, message, hint, severity: 'warning' };
    }),
  );
  const seen = new Set<string>();
  const repeated = facts.headings.filter(({ id }) => seen.has(id) || !seen.add(id));
  const twice = [...new Set(repeated.map(({ id }) => id))].map((id): Diagnostic => {
    const from = shown.find((content) => hasHeading(content.file, id));
    const message = `duplicate id "${id}" of a heading${from ? `, once from ${from.file}` : ''}`;
    const hint =
      'Give one of them another id with {#own-id}; import a partial with headings only once.';
    const severity = onBrokenAnchors === 'warn' ? { severity: 'warning' as const } : {};
    return { file, ...placeOf(from), message, hint, ...severity };
  });
  return [...numbered, ...(onBrokenAnchors === 'ignore' ? [] : twice)];
}

/** The content files that a page imports, by itself or through components, and where. */
function listShown(
  { file, facts }: DocSource | PostSource,
  { shownByModules }: Pick<ContentIndex, 'shownByModules'>,
): Shown[] {
  return facts.imports.flatMap(({ specifier, line, column }) =>
    listImportedContent(specifier, file, shownByModules).map((imported) => ({
      file: imported,
      line,
      column,
    })),
  );
}

import {
  type ContentIndex,
  type DocSource,
  metaTitleOf,
  type PostSource,
} from '../content/content-index.ts';
import { resolveImport } from '../content/resolve-import.ts';
import type { Fault } from '../faults/fault.ts';
import type { FieldFault } from '../faults/places.ts';

type Page = DocSource | PostSource;

/**
 * What is wrong with pages as wholes, as far as their texts tell: equal titles, no heading of
 * level 1, headings of partials with an id that the page has already. What only their HTML tells
 * is checked in `verify/`.
 */
export function checkPages(index: ContentIndex): FieldFault[] {
  const pages = [...index.docs, ...index.posts];
  return [
    ...index.docs.flatMap(findMissingHeading),
    ...pages.flatMap((page) => findRepeatedIds(page, index)),
    ...findEqualTitles(pages),
  ];
}

/** The title is hidden, and the text has none; a component may still bring one. */
function findMissingHeading({ file, frontMatter, facts }: DocSource): FieldFault[] {
  const { ownHeading, texts } = facts;
  if (!frontMatter.hide_title || ownHeading !== undefined || !texts.whole.isHtml) return [];
  const message = 'hide_title: the text brings no heading of its own, so the page has none';
  const hint = 'Begin the text with a "# heading", or leave this field out.';
  return [{ file, field: 'hide_title', at: 'key', message, hint }];
}

function findRepeatedIds({ file, facts }: Page, { partials }: ContentIndex): Fault[] {
  const seen = new Set<string>();
  const ids = facts.headings.map(({ id }) => id);
  const repeated = ids.filter((id) => seen.has(id) || !seen.add(id));
  return [...new Set(repeated)].map((id) => {
    const shown = facts.imports.flatMap((written) => {
      const resolved = resolveImport(written.specifier, file);
      const partial = partials.find(
        (one) => resolved.kind === 'content' && one.file === resolved.file,
      );
      return partial?.facts.headings.some((heading) => heading.id === id)
        ? [{ ...written, name: partial.file }]
        : [];
    });
    const [first] = shown;
    const from = first ? `, once from ${first.name}` : '';
    const message = `more than one heading of this page has the id "${id}"${from}`;
    const hint = 'Give one of them an id of its own by {#own-id}; show a part with headings once.';
    const place = first ? { line: first.line, column: first.column } : {};
    return { file, ...place, message, hint };
  });
}

/** One warning for each title that several pages have, at the second of them. */
function findEqualTitles(pages: readonly Page[]): FieldFault[] {
  return [...Map.groupBy(pages, metaTitleOf)].flatMap(([title, sharing]) => {
    const [first, second] = sharing.toSorted((a, b) => (a.route < b.route ? -1 : 1));
    // Two files for one route are told as that.
    if (!first || !second || isSameRoute(first, second)) return [];
    const more = sharing.length > 2 ? `, and ${sharing.length - 2} more` : '';
    const message = `the title "${title}" is not unique: ${first.file} has it too${more}`;
    const hint = 'Give each page a title of its own.';
    return [{ file: second.file, field: 'title', severity: 'warning', message, hint }];
  });
}

function isSameRoute(a: Page, b: Page): boolean {
  return a.route.toLowerCase() === b.route.toLowerCase();
}

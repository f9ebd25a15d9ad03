import type { ContentIndex, DocSource, PostSource } from '../content/content-index.ts';
import { listImportedContent } from '../content/list-imported-content.ts';
import type { Fault } from '../faults/fault.ts';

type Shown = { file: string; line: number; column: number };

/**
 * Ids that a page has more than once because of its partials: a warning for each that gets a number,
 * and a fault for headings of a partial that is shown twice.
 */
export function findRepeatedIds(
  page: DocSource | PostSource,
  index: Pick<ContentIndex, 'partials' | 'shownByModules'>,
): Fault[] {
  const { file, facts } = page;
  const shown = listShown(page, index);
  const factsOf = (partial: string) => index.partials.find((one) => one.file === partial)?.facts;
  const hasHeading = (partial: string, id: string) =>
    factsOf(partial)?.headings.some((heading) => heading.id === id) ?? false;
  const placeOf = ({ line, column }: Partial<Shown> = {}) => ({ line, column });
  const numbered = Object.entries(facts.renamedIds ?? {}).flatMap(([partial, renamed]) =>
    Object.entries(renamed).map(([id, other]): Fault => {
      const isHeading = hasHeading(partial, id);
      const message = `more than one ${isHeading ? 'heading' : 'element'} of this page has the id "${id}"; the one from ${partial} gets "${other}"`;
      const hint = `Give one of them another id${isHeading ? ' with {#own-id}' : ''}.`;
      const place = placeOf(shown.find((one) => one.file === partial));
      return { file, ...place, message, hint, severity: 'warning' };
    }),
  );
  const seen = new Set<string>();
  const repeated = facts.headings.filter(({ id }) => seen.has(id) || !seen.add(id));
  const twice = [...new Set(repeated.map(({ id }) => id))].map((id): Fault => {
    const from = shown.find((one) => hasHeading(one.file, id));
    const message = `more than one heading of this page has the id "${id}"${from ? `, once from ${from.file}` : ''}`;
    const hint =
      'Give one of them another id with {#own-id}; import a partial with headings only once.';
    return { file, ...placeOf(from), message, hint };
  });
  return [...numbered, ...twice];
}

/** The content files that a page imports, by itself or through components, and where. */
function listShown(
  { file, facts }: DocSource | PostSource,
  { shownByModules }: Pick<ContentIndex, 'shownByModules'>,
): Shown[] {
  return facts.imports.flatMap(({ specifier, line, column }) =>
    listImportedContent(specifier, file, shownByModules).map((one) => ({
      file: one,
      line,
      column,
    })),
  );
}

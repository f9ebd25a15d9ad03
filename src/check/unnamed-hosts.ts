import type { ContentReading } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import type { FieldFault } from '../faults/places.ts';
import { checkElement } from '../policy/check-element.ts';
import { findUnnamed, type NamedHosts } from '../policy/find-unnamed.ts';
import { readHtml } from '../policy/read-elements.ts';

/** Finds resources from other hosts in content that the configuration doesn't list. */
export function findUnnamedHosts(
  { index, broken }: Pick<ContentReading, 'index' | 'broken'>,
  named: NamedHosts,
): Fault[] {
  const files = [...index.docs, ...index.posts, ...index.partials];
  const all = [
    ...files.map(({ file, facts }) => ({ file, needs: facts.needs })),
    ...broken.map(({ file, needs }) => ({ file, needs })),
  ];
  return all.flatMap(({ file, needs = [] }) =>
    needs.flatMap((need) => {
      const { line, column } = need;
      return findUnnamed(need, named).map((words) => ({ file, line, column, ...words }));
    }),
  );
}

/** The fields of the configuration that contain raw HTML. */
const htmlFields = ['html', 'value', 'content'];

/** Finds resources from unlisted hosts in the HTML of `site.config.ts`, and HTML that no page may contain. */
export function findConfigNeeds(site: NamedHosts): FieldFault[] {
  return listHtml(site, '').flatMap(({ field, html }) =>
    readHtml(html).flatMap((element) => {
      const { needs, problems } = checkElement(element, true);
      const words = [...problems, ...needs.flatMap((need) => findUnnamed(need, site))];
      return words.map(({ message, hint }) => {
        return { file: 'site.config.ts', field, message: `${field}: ${message}`, hint };
      });
    }),
  );
}

function listHtml(value: unknown, path: string): { field: string; html: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => listHtml(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof inner !== 'string') return listHtml(inner, field);
    return htmlFields.includes(key) ? [{ field, html: inner }] : [];
  });
}

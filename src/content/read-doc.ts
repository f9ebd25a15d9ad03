import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FieldPlaces, placeDiagnostic } from '../diagnostics/places.ts';
import type { DocSource } from './content-index.ts';
import { type DocsPlace, dropSet, findSet, usualDocsPlace } from './docs-sets.ts';
import { belowDocs } from './docs-versions.ts';
import { docFrontMatter } from './front-matter/front-matter-schema.ts';
import { parseFrontMatter } from './front-matter/parse-front-matter.ts';
import type { Parsed } from './front-matter/parse-yaml.ts';
import type { SplitSource } from './front-matter/split-front-matter.ts';
import { joinRoute, resolveSlug } from './route.ts';
import { readDocPath } from './source-path.ts';

/** The front matter of a file, before its text is compiled. */
export type Head<H> = Parsed<H>;

export type DocHead = Omit<DocSource, 'facts'>;

/**
 * Reads the front matter of a doc.
 * @param file path relative to the root
 * @param split the file's text, split into front matter and body
 * @param place where docs are
 */
export function readDoc(file: string, split: SplitSource, place = usualDocsPlace): Head<DocHead> {
  const { value, diagnostics, places } = parseFrontMatter(split, docFrontMatter, file);
  if (!value) return { diagnostics, places };
  const where = readDocPath(belowDocs(file));
  const folder = where.id.split('/').slice(0, -1).join('/');
  const id = value.id ? [folder, value.id].filter(Boolean).join('/') : where.id;
  // Without a slug, the id in front matter also determines the route, unless the file is an index file.
  const ownRoute = value.id && !where.isIndex ? id : where.route;
  const set = findSet(file, place);
  const [below, ownBelow] = [dropSet(folder, set), dropSet(ownRoute, set)];
  const resolved = resolveSlug(value.slug, set.base, below, ownBelow);
  const head = { file, id, order: where.order, frontMatter: value };
  if ('route' in resolved)
    return { value: { ...head, route: resolved.route }, diagnostics, places };
  return {
    diagnostics: [...diagnostics, slugDiagnostic(file, resolved.problem, value.slug, places)],
    places,
  };
}

/** The route of a docs file as far as its path tells. */
export function routeOfDocFile(file: string, place: DocsPlace): string {
  const set = findSet(file, place);
  return joinRoute(set.base, dropSet(readDocPath(belowDocs(file)).route, set));
}

/** A diagnostic for a slug, or the path of a file, that gives no route of the site. */
export function slugDiagnostic(
  file: string,
  problem: string,
  slug: string | undefined,
  places: FieldPlaces,
): Diagnostic {
  if (slug === undefined) {
    const hint = 'Rename the file or its folder, or set `slug` in front matter.';
    return { file, line: 1, column: 1, message: `no address for the file: ${problem}`, hint };
  }
  const message = `front matter field slug: ${problem}`;
  const hint = `got ${JSON.stringify(slug)}; write a path such as /learn/start, or the last part of one`;
  return placeDiagnostic({ file, field: 'slug', message, hint }, places);
}

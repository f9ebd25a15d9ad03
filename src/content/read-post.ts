import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PostSource } from './content-index.ts';
import { readCalendarDate } from './front-matter/calendar-date.ts';
import { postFrontMatter } from './front-matter/front-matter-schema.ts';
import { parseFrontMatter } from './front-matter/parse-front-matter.ts';
import type { SplitSource } from './front-matter/split-front-matter.ts';
import { type Head, slugDiagnostic } from './read-doc.ts';
import { joinRoute, resolveSlug } from './route.ts';
import { blogFolder, type PostPath, readPostPath } from './source-path.ts';

export type PostHead = Omit<PostSource, 'facts'>;

/**
 * Reads the front matter of a post.
 * @param file path relative to the root
 * @param split the file's text, split into front matter and body
 */
export function readPost(file: string, split: SplitSource): Head<PostHead> {
  const parsed = parseFrontMatter(split, postFrontMatter, file);
  const { value, places } = parsed;
  const where = readPostPath(file.slice(blogFolder.length));
  const { day: date, time } = readCalendarDate(value?.date ?? where.date ?? '') ?? {};
  const diagnostics = [...parsed.diagnostics];
  if (value && value.date === undefined) diagnostics.push(...dateDiagnostics(file, where));
  if (!value || date === undefined) return { diagnostics, places };
  const resolved = resolveSlug(value.slug, '/blog', '', where.slug);
  if ('problem' in resolved) {
    return {
      diagnostics: [...diagnostics, slugDiagnostic(file, resolved.problem, value.slug, places)],
      places,
    };
  }
  const { route } = resolved;
  const slug = route.slice('/blog/'.length, -1);
  const head = { file, slug, route, date, time, frontMatter: value };
  return { value: head, diagnostics, places };
}

/** The route of a post's file as far as its path tells. */
export function routeOfPostFile(file: string): string {
  return joinRoute('/blog', readPostPath(file.slice(blogFolder.length)).slug);
}

function dateDiagnostics(file: string, where: PostPath): Diagnostic[] {
  const place = { file, line: 1, column: 1 };
  const hint = 'Name the file YYYY-MM-DD-name.mdx, or set `date` in its front matter.';
  if (where.date === undefined) return [{ ...place, message: 'the post has no date', hint }];
  const { day, nonexistentDay } = readCalendarDate(where.date) ?? {};
  if (day === where.date) return [];
  const message = `the date ${where.date} in the file's name does not exist`;
  if (nonexistentDay === undefined) return [{ ...place, message, hint }];
  return [{ ...place, message: `${message}; using ${day}`, hint, severity: 'warning' }];
}

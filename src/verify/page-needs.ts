import type { Fault } from '../faults/fault.ts';
import { findUnnamed, type NamedHosts } from '../policy/find-unnamed.ts';
import type { BuiltPage } from './built-page.ts';

/**
 * Finds what built pages load from hosts that the configuration doesn't list, and what no page may contain. What
 * is written in content was reported before, so this comes from components. Pages that show another's text only
 * report what that page hasn't.
 * @param fileOf returns the content file of a page
 */
export function checkNeeds(
  pages: ReadonlyMap<string, BuiltPage>,
  named: NamedHosts,
  fileOf: (page: string) => string | undefined,
): Fault[] {
  const faults = [...pages].flatMap(([page, { needs, forbidden }]) =>
    [...forbidden, ...needs.flatMap((need) => findUnnamed(need, named))].map((words) => {
      return { page, file: fileOf(page), words };
    }),
  );
  const reported = new Set(faults.flatMap(({ file, words }) => (file ? [words.message] : [])));
  return faults.flatMap(({ page, file, words: { message, hint } }) => {
    if (!file && reported.has(message)) return [];
    return [{ file: file ?? page, message: `page ${page}: ${message}`, hint }];
  });
}

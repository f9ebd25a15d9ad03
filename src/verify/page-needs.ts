import type { Fault } from '../faults/fault.ts';
import { findUnnamed, type NamedHosts } from '../policy/find-unnamed.ts';
import type { BuiltPage } from './built-page.ts';

/**
 * What built pages take from hosts that the configuration does not name, and what none may have:
 * what is written in content was told before, so a component made it. Pages that show another's
 * text tell only what that has not.
 * @param fileOf the content file that a page is made from
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
  const told = new Set(faults.flatMap(({ file, words }) => (file ? [words.message] : [])));
  return faults.flatMap(({ page, file, words: { message, hint } }) => {
    if (!file && told.has(message)) return [];
    return [{ file: file ?? page, message: `page ${page}: ${message}`, hint }];
  });
}

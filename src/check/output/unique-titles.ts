import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { BuiltPage } from './built-page.ts';

/**
 * Warns once for each title that several pages have. Later pages of a list may share the title of the first, and
 * redirects that of another one to the same page. Pages made from content were reported before.
 * @param fileOf returns the file that the diagnostic names; otherwise it is the path of the second page
 */
export function checkUniqueTitles(
  pages: ReadonlyMap<string, BuiltPage>,
  fileOf: (path: string) => string | undefined,
): Diagnostic[] {
  const titled = [...pages].filter(
    ([path, { title, refresh }]) =>
      title !== '' && refresh === undefined && !isLaterPage(path, pages),
  );
  const byTitle = Map.groupBy(titled, ([, page]) => page.title);
  return [...byTitle].flatMap(([title, sharing]) => {
    const paths = sharing.map(([path]) => path).sort();
    const second = paths[1];
    if (second === undefined) return [];
    if (paths.filter((path) => fileOf(path) !== undefined).length > 1) return [];
    const message = `the title "${title}" is not unique: ${paths.join(', ')}`;
    const hint = 'Give each page a unique title.';
    return [{ file: fileOf(second) ?? second, message, hint, severity: 'warning' }];
  });
}

/** True for page 2 and later of a list that has page 1's title. */
function isLaterPage(path: string, pages: ReadonlyMap<string, BuiltPage>): boolean {
  const first = path.replace(/page\/\d+\/$/, '');
  return first !== path && pages.get(first)?.title === pages.get(path)?.title;
}

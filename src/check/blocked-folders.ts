import type { FieldFault } from '../faults/places.ts';
import type { MadeFile } from '../table/list-files.ts';

/**
 * Finds pages and other files whose folder is a file: another page's, or one of `public/`. A folder
 * cannot be called `index.html` in any case, as hosts answer for its own folder with it.
 * @param publicFiles paths in the site: `/img/a.svg`
 * @returns a fault at each source of such a page
 */
export function findBlockedFolders(
  made: readonly MadeFile[],
  publicFiles: readonly string[],
): FieldFault[] {
  // On many machines names that differ only by case are one file.
  const owners = new Map<string, string>([
    ...made.map(({ path, source }) => [path.toLowerCase(), source.name] as const),
    ...publicFiles.map((file) => [file.toLowerCase(), `public${file}`] as const),
  ]);
  const told = new Set<string>();
  return made.flatMap(({ path, source }): FieldFault[] => {
    const folder = foldersOf(path).find(
      (name) => owners.has(name.toLowerCase()) || /\/index\.html$/i.test(name),
    );
    if (folder === undefined) return [];
    const owner = owners.get(folder.toLowerCase());
    // What the site makes by itself cannot be renamed; a file of `public/` can.
    const file = source.file ?? (owner?.startsWith('public/') ? owner : undefined);
    if (file === undefined || told.has(file)) return [];
    told.add(file);
    const place = source.field === undefined ? {} : { field: source.field };
    const reason =
      owner === undefined
        ? 'a name that hosts use for the page of a folder'
        : `which is taken by ${owner}`;
    if (file !== source.file) {
      const message = `the site needs a folder at this path, ${folder}`;
      return [{ file, message, hint: 'Rename it, or delete it.' }];
    }
    const message = `its page would be in the folder ${folder}, ${reason}`;
    return [{ file, ...place, message, hint: 'Rename it, or give it a `slug`.' }];
  });
}

/** The folders that a file is in, from the outside in. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(1, -1);
  return names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
}

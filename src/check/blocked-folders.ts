import type { FieldFault } from '../faults/places.ts';
import { suggestChange } from '../table/claim-routes.ts';
import type { MadeFile } from '../table/list-files.ts';

/**
 * Finds pages and other files whose folder has the path of a file: that of another page, or of one in `public/`.
 * No folder can be called `index.html`, since hosts serve its parent folder with it.
 * @param publicFiles paths in the site: `/img/a.svg`
 * @returns a fault at each source of such a page
 */
export function findBlockedFolders(
  made: readonly MadeFile[],
  publicFiles: readonly string[],
): FieldFault[] {
  // Many file systems ignore case.
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
    // Pages that the site generates can't be renamed, but files of `public/` can.
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
    const hint = suggestChange(source, 'Rename it, or give it a `slug`.');
    return [{ file, ...place, message, hint }];
  });
}

/** The folders that contain a file, outermost first. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(1, -1);
  return names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
}
